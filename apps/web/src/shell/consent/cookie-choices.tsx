import { Button } from '@understory/ui/forms/button.tsx'
import { useId } from 'react'
import { SERVICES, type ShownService } from '../../outside/services.ts'
import { hiddenWords, strongWords } from '../message-tags.tsx'
import { shellMessage, shellRich } from '../messages/messages.generated.ts'
import styles from './cookie-choices.module.css'
import type { Outside } from './load-outside.ts'

const necessary = () =>
  [
    {
      name: shellMessage('cookieChoices.authentication'),
      why: shellMessage('cookieChoices.keepsYouSignedIn'),
    },
    {
      name: shellMessage('cookieChoices.payments'),
      why: shellMessage('cookieChoices.takesCardPaymentSafely'),
    },
    {
      name: shellMessage('cookieChoices.performance'),
      why: shellMessage('cookieChoices.tellsUsWhenPage'),
    },
    {
      name: shellMessage('cookieChoices.behaviouralAnalytics'),
      why: shellMessage('cookieChoices.offUnlessYouSwitch'),
    },
    {
      name: shellMessage('cookieChoices.support'),
      why: shellMessage('cookieChoices.letsYouWriteUs'),
    },
  ] as const

export type CookieChoicesProps = {
  readonly returnTo: string
  readonly analytics: boolean
  readonly outside:
    | Pick<Outside, 'services' | 'errorsHost' | 'hasChat' | 'measuresAfterYes'>
    | undefined
}

/** The choice itself, as a plain form. Used in the dialog and on the privacy page. */
export function CookieChoices({ returnTo, analytics, outside }: CookieChoicesProps) {
  const hint = useId()
  const services = outside?.services ?? []
  return (
    <form
      className={styles.choices}
      method="post"
      action="/consent"
      data-in-place=""
      data-measures={(!analytics && outside?.measuresAfterYes) || undefined}
    >
      <input type="hidden" name="return" value={returnTo} />
      <p>{shellMessage('cookieChoices.necessaryAlwaysApartUp')}</p>
      <ul>
        {necessary().map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong> {why}
            {outside ? andWho(name, outside) : ''}
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <input
          className={styles.switch}
          type="checkbox"
          name="analytics"
          defaultChecked={analytics}
          aria-describedby={hint}
        />
        <span>{shellMessage('cookieChoices.analyticsAndMarketing')}</span>
      </label>
      <p id={hint} className="quiet">
        {services.length > 0
          ? shellMessage('cookieChoices.tellsPagesAdvertsBrought')
          : shellMessage('cookieChoices.noneUseSiteShould')}
      </p>
      <Services services={services} />
      <div className={styles.save}>
        <Button look="action" type="submit">
          {shellMessage('cookieChoices.saveMyChoice')}
        </Button>
      </div>
    </form>
  )
}

/** What of the necessary reaches someone else on this site. */
function andWho(name: string, { errorsHost, hasChat }: Pick<Outside, 'errorsHost' | 'hasChat'>) {
  if (name === 'Performance' && errorsHost) {
    return shellMessage('cookieChoices.sentWhatFailedBy', { errorsHost })
  }
  return name === 'Support' && hasChat
    ? shellMessage('cookieChoices.orChatThroughWhich', { name: SERVICES.intercom.shown.name })
    : ''
}

function Services({ services }: { readonly services: readonly ShownService[] }) {
  if (services.length === 0) return null
  return (
    <ul className={styles.services}>
      {services.map(({ name, company, why, stores, more }) => (
        <li key={name}>
          {shellRich('cookieChoices.goesStoresSaysAbout', {
            strong: strongWords,
            name,
            why,
            company,
            stores,
            link: (words) => (
              <a href={more} rel="noreferrer">
                {words}
              </a>
            ),
            hidden: hiddenWords,
          })}
        </li>
      ))}
    </ul>
  )
}
