import type { AlertRule, AlertSubject } from '~/domain/alert/alert-rule'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { alertPriceText, alertRateText } from '~/shared/alerts/alert-words'
import { usdText } from '~/shared/perps/format-market'
import { alertsPageText } from './alerts-page-text'

const words = alertsPageText.rule

/** A rule in words: what it is about, and when it fires. */
interface RuleWords {
  readonly about: string
  readonly condition: string
}

/** Returns a rule in words. */
export function ruleWords(rule: AlertRule): RuleWords {
  switch (rule.kind) {
    case 'trade': {
      const side = rule.side === null ? '' : `, ${words.sides[rule.side]}`
      return {
        about: rule.subject === null ? words.allVenues : subjectName(rule.subject),
        condition: words.trade(usdText(rule.minUsd)) + side,
      }
    }
    case 'dca':
      return { about: words.allVenues, condition: words.dca(usdText(rule.minUsd)) }
    case 'price':
      return {
        about: subjectName(rule.subject),
        condition: words.price[rule.direction](alertPriceText(rule.priceUsd)),
      }
    case 'funding':
      return {
        about: subjectName(rule.subject),
        condition: words.funding[rule.direction](alertRateText(rule.hourlyPercent, rule.per)),
      }
  }
}

/** Returns the name of a token, or of a market with its venue. */
export function subjectName({ name, venue }: AlertSubject): string {
  return venue === null ? name : alertsPageText.marketAt(name, perpVenueFacts[venue].name)
}
