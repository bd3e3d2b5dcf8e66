import {
  ConfirmSecondFactor,
  GetSecondFactor,
  RenewBackupCodes,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { ListSessions } from '@understory/contracts/people/accounts/sign-in.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import encodeQr from 'qr'
import { data } from 'react-router'
import { nextPath } from '../../../../http/next-path.ts'
import { type FormAnswer, readForm } from '../../../../http/posted-form.ts'
import { requireSession } from '../../../../http/session.ts'
import { EntryPage } from '../../../../shell/entry-page.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { useSiteName } from '../../../../shell/use-site-name.ts'
import { accountsMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/add-factor.route'
import styles from './add-factor.module.css'

const SECURITY = '/my-impact/account/security'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: accountsMessage('addFactor.authenticatorApp'),
    description: accountsMessage('addFactor.description'),
    path: `${SECURITY}/second-factor`,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = await requireSession(request, context)
  const wanted = new URL(request.url).searchParams.get('next')
  const next = wanted ? nextPath(wanted) : SECURITY
  const factor = await api(GetSecondFactor, {})
  if (!factor.ok) throw data(null, { status: factor.status })
  const started = factor.data.isOn ? null : await api(StartSecondFactor, {})
  if (!started?.ok) return { next, enrolment: null }
  const ways = await api(ListSessions, {})
  const hasPassword = ways.ok && ways.data.hasPassword
  const { secret, uri } = started.data
  const squares = encodeQr(uri, 'raw', { ecc: 'medium', encoding: 'byte', border: 1 })
  const code = { size: squares.length, path: pathOf(squares) }
  return { next, enrolment: { secret, code, hasPassword } }
}

/** The dark squares of a QR code as one path, so that it needs no picture from elsewhere. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireSession(request, context)
  const form = await readForm(request)
  const code = form.text('code')
  const password = form.text('password') || undefined
  const answer =
    form.text('intent') === 'renew'
      ? await api(RenewBackupCodes, { body: { code } })
      : await api(ConfirmSecondFactor, { body: { code, password } })
  if (answer.ok) return { backupCodes: answer.data.backupCodes }
  return data(form.refused(answer.refusal), { status: answer.status })
}

export default function AddFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'backupCodes' in actionData) {
    return <BackupCodes codes={actionData.backupCodes} next={loaderData.next} />
  }
  const { enrolment } = loaderData
  return enrolment ? (
    <Enrol enrolment={enrolment} answer={actionData} />
  ) : (
    <Renew answer={actionData} />
  )
}

type Enrolment = {
  secret: string
  code: { size: number; path: string }
  hasPassword: boolean
}

function Enrol({ enrolment, answer }: { enrolment: Enrolment; answer: FormAnswer | undefined }) {
  const { secret, code, hasPassword } = enrolment
  return (
    <EntryPage>
      <h1>{accountsMessage('addFactor.addAnAuthenticatorApp')}</h1>
      {answer ? (
        <RefusalNotice answer={answer} title={answer.message}>
          {accountsMessage('addFactor.scannedStillHoldsType')}
        </RefusalNotice>
      ) : null}
      <p>{accountsMessage('addFactor.scanAppTypeSecret')}</p>
      <svg className={styles.code} viewBox={`-1 -1 ${code.size + 2} ${code.size + 2}`} role="img">
        <title>{accountsMessage('addFactor.qrCodeSecretWritten')}</title>
        <path d={code.path} />
      </svg>
      <p className={styles.secret}>{secret.replaceAll(/(.{4})/g, '$1 ')}</p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label={accountsMessage('addFactor.sixDigitsShows')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        {hasPassword ? (
          <LabelledInput
            answer={answer}
            name="password"
            type="password"
            label={accountsMessage('addFactor.yourPassword')}
            autoComplete="current-password"
          />
        ) : null}
        <Button type="submit" look="action">
          {accountsMessage('addFactor.turnItOn')}
        </Button>
      </form>
    </EntryPage>
  )
}

function Renew({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <EntryPage>
      <h1>{accountsMessage('addFactor.newBackupCodes')}</h1>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <p>{accountsMessage('addFactor.oldOnesStopWorking')}</p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label={accountsMessage('addFactor.codeApp')}
          autoComplete="one-time-code"
        />
        <Button type="submit" look="action" name="intent" value="renew">
          {accountsMessage('addFactor.makeNewOnes')}
        </Button>
      </form>
      <p className="quiet">
        <a href={SECURITY}>{accountsMessage('addFactor.back')}</a>
      </p>
    </EntryPage>
  )
}

/** As a link, so that it works without script. */
const fileOf = (siteName: string, codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(accountsMessage('addFactor.backupCodesEachFor', { siteName, join: codes.join('\n') }))}`

function BackupCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const siteName = useSiteName()
  return (
    <EntryPage>
      <h1>{accountsMessage('addFactor.keepTheseBackupCodes')}</h1>
      <Notice kind="success" title={accountsMessage('addFactor.secondFactor')} />
      <p>{accountsMessage('addFactor.eachLetsOnceWhen')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="quiet">{accountsMessage('addFactor.clickCodesSelectsAll')}</p>
      <p>
        <LinkButton href={fileOf(siteName, codes)} download="backup-codes.txt">
          {accountsMessage('addFactor.downloadThem')}
        </LinkButton>
      </p>
      <p>
        <LinkButton look="action" href={next}>
          {accountsMessage('addFactor.iHaveSavedThem')}
        </LinkButton>
      </p>
    </EntryPage>
  )
}
