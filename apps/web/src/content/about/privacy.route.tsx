import { DataTable } from '@understory/ui/data-table.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { Fragment } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ShownService } from '../../outside/services.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { CookieChoices } from '../../shell/cookie-choices.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/privacy.route'
import { OutsideServices } from './outside-services.tsx'
import styles from './privacy.module.css'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description: 'What is stored about you, why, for how long, and the cookies used.',
    path: '/privacy-policy',
  })

type Cookie = { name: string; why: string; time: string }

const COOKIES: readonly Cookie[] = [
  { name: 'understory.session_token', why: 'Keeps you signed in', time: 'Until you sign out' },
  {
    name: 'understory_vehicles',
    why: 'Finds the vehicles you are measuring again',
    time: '30 days, or until you sign out',
  },
  {
    name: 'understory_vehicles_then',
    why: 'Remembers what you wanted to do with them while you sign in',
    time: 'An hour, or until you sign out',
  },
  {
    name: 'understory_contribution',
    why: 'Remembers what you chose for each order while you connect your store',
    time: 'An hour, or until you sign out',
  },
  {
    name: 'understory_currency',
    why: 'Remembers the currency you chose for prices',
    time: 'Until the browser closes, or you sign out',
  },
  {
    name: 'understory_menu',
    why: 'Remembers which groups of the menu you closed',
    time: 'A year',
  },
  {
    name: 'understory_closed',
    why: 'Remembers which messages you closed',
    time: 'Six months, or until you sign out',
  },
  {
    name: 'understory_done',
    why: 'Remembers that what you sent by a form has arrived, for the page that says so',
    time: 'Ten minutes',
  },
  { name: 'understory_consent', why: 'Remembers your choice on this page', time: 'Six months' },
]

/** Only with a yes. */
function cookiesOf(services: readonly ShownService[]): Cookie[] {
  const ofServices = services.map(({ name, stores }) => ({
    name,
    why: `Analytics and marketing, only with your yes: ${stores}`,
    time: 'Removed when you say no',
  }))
  const ofPayment = {
    name: 'understory_payment',
    why: 'Counts a purchase once, only with your yes to those below',
    time: 'Until the browser closes, or you sign out',
  }
  return services.length === 0 ? [] : [ofPayment, ...ofServices]
}

const COLUMNS = [
  { key: 'name', title: 'Cookie', cell: ({ name }: Cookie) => <CookieName name={name} /> },
  { key: 'why', title: 'What it does', cell: ({ why }: Cookie) => why },
  { key: 'time', title: 'How long', cell: ({ time }: Cookie) => time },
]

/** May break after each of its words. */
function CookieName({ name }: { readonly name: string }) {
  return (
    <code className={styles.name}>
      {name.split(/(?<=[._])/).map((word) => (
        <Fragment key={word}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </code>
  )
}

export default function Privacy() {
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <PageIntro title="Privacy">
        <p>
          We keep what the job needs, say why, and load nothing from anyone else without your yes.
        </p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          <Notice kind="info" title="A template for the operator of this site">
            This page describes what the software does. The operator of this site adds its name,
            address, contact for data questions and the companies that work for it.
          </Notice>
          <h2>What is stored</h2>
          <ul>
            <li>Your name, email, country and currency, and a business's name and address.</li>
            <li>A password, as a one-way hash. Nobody can read it, we included.</li>
            <li>
              What you bought, when and for how much; invoices with your billing address and tax
              number.
            </li>
            <li>
              From a card: brand, last four digits and expiry. The number never reaches our servers.
            </li>
            <li>
              Your email, where you asked for the newsletter, until a month after you leave it. Of
              an address whose mail came back or was called spam, a keyed hash, so that we do not
              write there again.
            </li>
            <li>Technical logs with your network address, to keep the service safe.</li>
          </ul>
          <h2>Why</h2>
          <p>
            To carry out your purchase, to prove it, and because the law asks us to keep invoices.
            We do not sell or share it for advertising.
          </p>
          <h2>What others can see</h2>
          <p>
            Anyone who has the number of a certificate sees the name on it, the dates and what was
            funded. They never see your address, email or what it cost unless you put it there.
          </p>
          <h2>Your rights</h2>
          <p>
            You may ask for a copy of what is stored about you, for corrections, and for it to be
            deleted where the law does not ask us to keep it. Ask the operator of this site.
          </p>
          <h2 id="cookies">Cookies</h2>
          <DataTable
            caption="Cookies"
            columns={COLUMNS}
            rows={[...COOKIES, ...cookiesOf(shell?.outside.services ?? [])]}
            rowKey={({ name }) => name}
          />
          <p>
            Over https the names of ours begin with <code>__Host-</code>: no other host can set
            them.
          </p>
          <CookieChoices
            returnTo="/privacy-policy#cookies"
            analytics={shell?.consent === true}
            outside={shell?.outside}
          />
          <OutsideServices outside={shell?.outside} />
        </div>
      </div>
    </>
  )
}
