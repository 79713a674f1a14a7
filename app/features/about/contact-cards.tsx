import type { OperatorChoices } from '~/domain/service/operator'
import { OutsideAnchor } from '~/shared/links/outside-anchor'
import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { Chip } from '~/ui/marks/chip'
import { Icon, type IconName } from '~/ui/marks/icon'
import { Card } from '~/ui/panel/card'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './about.css'
import { aboutText as text } from './about-text'

interface ContactProps {
  readonly operator: OperatorChoices
}

/** Ways to contact the operator. */
export function ContactCard({ operator: { socialDiscord, socialX, contactEmail } }: ContactProps) {
  return (
    <Card title={text.contact} anchor="contact">
      <SocialWay icon="discord" name={siteText.discord} words={text.discordLine} href={socialDiscord} />
      <SocialWay icon="x" name={siteText.x} words={text.xLine} href={socialX} />
      {contactEmail === undefined ? (
        <p className={styles.way}>
          <Icon name="info" size={16} />
          <b>{text.email}</b>
          <span className={styles.wayWords}>{text.noEmail}</span>
        </p>
      ) : (
        <a href={`mailto:${contactEmail}`} className={styles.wayLink}>
          <Icon name="info" size={16} />
          <b>{text.email}</b>
          <span className={styles.wayWords}>{contactEmail}</span>
          <Icon name="next" />
        </a>
      )}
    </Card>
  )
}

interface SocialWayProps {
  readonly icon: IconName
  readonly name: string
  readonly words: string
  readonly href: string
}

function SocialWay({ icon, name, words, href }: SocialWayProps) {
  return (
    <OutsideAnchor href={href} rel="noopener noreferrer" className={styles.wayLink}>
      <Icon name={icon} size={16} />
      <b>{name}</b>
      <span className={styles.wayWords}>{words}</span>
      <Icon name="external" />
    </OutsideAnchor>
  )
}

/** States the reward for a reported vulnerability and where to report a vulnerability. */
export function BountyCard({ operator: { securityEmail } }: ContactProps) {
  return (
    <Card title={text.bounty} anchor="bounty" actions={<KeyRequest email={securityEmail} />}>
      <p className={styles.words}>
        {securityEmail === undefined ? (
          text.bountyWithout
        ) : (
          <>
            {text.bountyBefore}
            <a href={`mailto:${securityEmail}`} className={styles.link}>
              {securityEmail}
            </a>
            {text.bountyAfter}
          </>
        )}
      </p>
      <Severities />
    </Card>
  )
}

function KeyRequest({ email }: { readonly email: string | undefined }) {
  if (email === undefined) return <span className={styles.quiet}>{text.pgp}</span>
  return (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(text.pgpSubject)}`}
      className={button({ size: 'small' })}
    >
      {text.pgp}
    </a>
  )
}

function Severities() {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{text.bounty}</caption>
      <thead>
        <tr>
          <th scope="col">{text.severity}</th>
          <th scope="col">{text.example}</th>
        </tr>
      </thead>
      <tbody>
        {text.severities.map(({ word, kind, example }) => (
          <tr key={word}>
            <td>
              <Chip kind={kind}>{word}</Chip>
            </td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
