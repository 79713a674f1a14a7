import { plans } from '~/domain/service/plan'
import { planPrices, yearlySavingPercent } from '~/domain/service/price-list'
import type { Billing } from './docs-query'

/** A plan as the page shows it. */
export interface PlanOffer {
  readonly name: string
  /** Formatted price. `undefined`: the price is negotiated. */
  readonly price: string | undefined
  readonly per: string
  readonly savingPercent: number
  readonly points: readonly string[]
  readonly popular: boolean
  /** Subject of the e-mail that requests the plan. `undefined`: the plan needs no request. */
  readonly mailSubject: string | undefined
  readonly action: string
}

/** Formats a request rate, for example "30 requests/s". */
export function rateOfPlan(id: 'free' | 'pro' | 'ultimate'): string {
  const { ratePerSecond } = plans[id].limit
  return `${ratePerSecond} request${ratePerSecond === 1 ? '' : 's'}/s`
}

const askByMail = 'Request by e-mail'

/** Returns the four plans with their prices for a billing period. */
export function planOffers(billing: Billing, productName: string): readonly PlanOffer[] {
  const priced = (name: string, id: 'pro' | 'ultimate', history: string): PlanOffer => ({
    name,
    ...priceOf(id, billing),
    points: [rateOfPlan(id), history, `${plans[id].streams} concurrent streams`],
    popular: id === 'pro',
    mailSubject: `${productName} API: ${name} plan, ${billing}`,
    action: askByMail,
  })
  return [
    {
      name: 'Free',
      price: '$0',
      per: '',
      savingPercent: 0,
      points: [`up to ${rateOfPlan('free')}`, 'All public endpoints', 'No sign-up'],
      popular: false,
      mailSubject: undefined,
      action: 'Start now',
    },
    priced('Pro', 'pro', 'up to 1 year of history'),
    priced('Ultimate', 'ultimate', 'unlimited history'),
    {
      name: 'Enterprise',
      price: undefined,
      per: '',
      savingPercent: 0,
      points: ['Custom request rate', 'unlimited history', 'Direct support'],
      popular: false,
      mailSubject: `${productName} API: Enterprise plan`,
      action: 'Talk to us',
    },
  ]
}

/** Text that is shown instead of a price if the price is negotiated. */
export const customPricing = 'custom pricing'

function priceOf(id: 'pro' | 'ultimate', billing: Billing) {
  const price = planPrices[id]
  const savingPercent = yearlySavingPercent(price)
  return billing === 'monthly'
    ? { price: `$${price.monthlyUsd}`, per: '/month', savingPercent }
    : { price: `$${price.yearlyUsd}`, per: '/year', savingPercent }
}

/**
 * Returns a `mailto:` link to request a plan. The link has no recipient if the operator has configured no
 * e-mail address.
 */
export function mailHref(contactEmail: string | undefined, subject: string): string {
  return `mailto:${contactEmail ?? ''}?subject=${encodeURIComponent(subject)}`
}
