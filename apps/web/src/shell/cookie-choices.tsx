import { Button } from '@understory/ui/button.tsx'
import { useId } from 'react'
import styles from './cookie-choices.module.css'

const NECESSARY = [
  { name: 'Authentication', why: 'keeps you signed in' },
  { name: 'Payments', why: 'takes a card payment safely' },
  { name: 'Performance', why: 'tells us when a page fails' },
  {
    name: 'Behavioural analytics',
    why: 'may show us where a page confuses people, on this site alone',
  },
  { name: 'Support', why: 'lets you write to us' },
] as const

type CookieChoicesProps = { readonly returnTo: string; readonly analytics: boolean }

/** The choice itself, as a plain form. Used in the dialog and on the privacy page. */
export function CookieChoices({ returnTo, analytics }: CookieChoicesProps) {
  const hint = useId()
  return (
    <form className={styles.choices} method="post" action="/consent" data-consent="">
      <input type="hidden" name="return" value={returnTo} />
      <p>These are necessary, and always on:</p>
      <ul>
        {NECESSARY.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong> {why}
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
        <span>Analytics and marketing</span>
      </label>
      <p id={hint} className="quiet">
        Tells us which pages and adverts brought people here. Off unless you switch it on. Nothing
        is loaded from anyone else before you do.
      </p>
      <Button look="action" type="submit">
        Save my choice
      </Button>
    </form>
  )
}
