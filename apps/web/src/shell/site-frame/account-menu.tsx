import { initialsOf } from '@understory/domain/people/accounts/initials.ts'
import { shellMessage } from '../messages/messages.generated.ts'
import styles from './account-menu.module.css'
import type { Visitor } from './load-visitor.ts'

const roles = () =>
  ({
    owner: shellMessage('accountMenu.owner'),
    admin: shellMessage('accountMenu.admin'),
    member: shellMessage('accountMenu.member'),
    viewer: shellMessage('accountMenu.viewer'),
    entry: shellMessage('accountMenu.dataEntry'),
  }) as const

/** Who is signed in, the accounts they hold, and the way out. */
export function AccountMenu({ visitor }: { readonly visitor: Visitor }) {
  const others = visitor.accounts.filter(({ isActive }) => !isActive)
  return (
    <div className={styles.account}>
      <button type="button" className={styles.button} popoverTarget="account-menu">
        <Avatar name={visitor.name} logo={visitor.logo} />
        <span className={styles.name}>
          <span className="visually-hidden">{shellMessage('accountMenu.accountMenuSigned')} </span>
          {visitor.name}
        </span>
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <p className={styles.whole}>{visitor.name}</p>
          <p className="quiet">
            {shellMessage('accountMenu.businessAccount', {
              isBusiness: visitor.kind === 'business' ? 'yes' : 'other',
              roles: visitor.role ? roles()[visitor.role] : '',
              hasRole: visitor.role ? 'yes' : 'other',
            })}
          </p>
        </div>
        {others.length > 0 ? (
          <form method="post" action="/my-impact/account/accounts" className={styles.others}>
            <input type="hidden" name="intent" value="switch" />
            <p className="quiet">{shellMessage('accountMenu.switchTo')}</p>
            {others.map(({ id, name }) => (
              <button key={id} type="submit" name="accountId" value={id} className={styles.item}>
                <Avatar name={name} />
                <span className={styles.whole}>{name}</span>
              </button>
            ))}
          </form>
        ) : null}
        <ul className={styles.links}>
          <Item href="/my-impact" label={shellMessage('accountMenu.myImpact')} />
          <Item href="/my-impact/account/settings" label={shellMessage('accountMenu.settings')} />
          {visitor.kind === 'business' ? (
            <Item href="/my-impact/account/members" label={shellMessage('accountMenu.members')} />
          ) : null}
          <Item href="/my-impact/account/accounts" label={shellMessage('accountMenu.accounts')} />
        </ul>
        <form method="post" action="/logout">
          <button type="submit" className={styles.item}>
            {shellMessage('accountMenu.signOut')}
          </button>
        </form>
      </div>
    </div>
  )
}

function Item({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <li>
      <a href={href} className={styles.item}>
        {label}
      </a>
    </li>
  )
}

function Avatar({ name, logo = null }: { readonly name: string; readonly logo?: string | null }) {
  if (logo) {
    return <img className={styles.avatar} src={logo} alt="" width="34" height="34" />
  }
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
