import { lazy } from '@understory/domain/language/lazy.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { CloseForm } from '../../../../shell/messages/close-form.tsx'
import { WorldMap } from '../../projects/public.ts'
import { ledgerMessage } from '../messages/messages.generated.ts'
import type { ShownWelcome } from './load-welcome.ts'
import styles from './welcome.module.css'

/** A greeting after joining or paying: where in the world the money went. Closed once, it stays closed. */
export function Welcome({ welcome }: { readonly welcome: ShownWelcome }) {
  const { message, returnTo, firstname, markers } = welcome
  return (
    <section className={styles.welcome} aria-labelledby="welcome" data-closable="">
      <div className={styles.words}>
        <h2 id="welcome">
          {firstname
            ? ledgerMessage('welcome.welcome', { firstname })
            : ledgerMessage('welcome.welcome2')}
        </h2>
        <p>
          {markers.length === 0
            ? ledgerMessage('welcome.ownGroundEverythingFund')
            : ledgerMessage('welcome.fundNowPartOwn', { named: named(markers) })}
        </p>
        <CloseForm message={message} returnTo={returnTo}>
          <Button type="submit" look="on-band">
            {ledgerMessage('welcome.closeTheGreeting')}
          </Button>
        </CloseForm>
      </div>
      {markers.length > 0 ? (
        <div className={styles.map}>
          <WorldMap markers={markers} />
        </div>
      ) : null}
    </section>
  )
}

const MOST_NAMED = 4
const list = lazy(() => new Intl.ListFormat('en-GB'))

function named(markers: ShownWelcome['markers']): string {
  const rest = markers.length - MOST_NAMED
  const names = markers.slice(0, MOST_NAMED).map(({ name }) => name)
  return list().format(
    rest > 0 ? [...names, ledgerMessage('welcome.more', { rest: String(rest) })] : names,
  )
}
