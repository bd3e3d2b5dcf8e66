import { initialsOf } from '@understory/domain/people/accounts/initials.ts'
import styles from './account-menu.module.css'
import type { Visitor } from './load-visitor.ts'

const ROLES = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
  entry: 'Data entry',
} as const

/** Who is signed in, the accounts they hold, and the way out. */
export function AccountMenu({ visitor }: { readonly visitor: Visitor }) {
  const others = visitor.accounts.filter(({ isActive }) => !isActive)
  return (
    <div className={styles.account}>
      <button type="button" className={styles.button} popoverTarget="account-menu">
        <Avatar name={visitor.name} logo={visitor.logo} />
        <span className={styles.name}>
          <span className="visually-hidden">Account menu, signed in as </span>
          {visitor.name}
        </span>
      </button>
      <div id="account-menu" popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <p className={styles.whole}>{visitor.name}</p>
          <p className="quiet">
            {visitor.kind === 'business' ? 'Business account' : 'Personal account'}
            {visitor.role ? ` · ${ROLES[visitor.role]}` : ''}
          </p>
        </div>
        {others.length > 0 ? (
          <form method="post" action="/my-impact/account/accounts" className={styles.others}>
            <input type="hidden" name="intent" value="switch" />
            <p className="quiet">Switch to</p>
            {others.map(({ id, name }) => (
              <button key={id} type="submit" name="accountId" value={id} className={styles.item}>
                <Avatar name={name} />
                <span className={styles.whole}>{name}</span>
              </button>
            ))}
          </form>
        ) : null}
        <ul className={styles.links}>
          <Item href="/my-impact" label="My impact" />
          <Item href="/my-impact/account/settings" label="Settings" />
          {visitor.kind === 'business' ? (
            <Item href="/my-impact/account/members" label="Members" />
          ) : null}
          <Item href="/my-impact/account/accounts" label="Accounts" />
        </ul>
        <form method="post" action="/logout">
          <button type="submit" className={styles.item}>
            Sign out
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
