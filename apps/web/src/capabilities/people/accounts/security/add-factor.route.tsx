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
import type { Route } from './+types/add-factor.route'
import styles from './add-factor.module.css'

const SECURITY = '/my-impact/account/security'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Authenticator app',
    description: 'Add an authenticator app as your second factor.',
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
      <h1>Add an authenticator app</h1>
      {answer ? (
        <RefusalNotice answer={answer} title={answer.message}>
          What you scanned still holds: type the digits that the app shows now.
        </RefusalNotice>
      ) : null}
      <p>Scan this with the app, or type the secret below into it.</p>
      <svg className={styles.code} viewBox={`-1 -1 ${code.size + 2} ${code.size + 2}`} role="img">
        <title>QR code with the secret that is written below</title>
        <path d={code.path} />
      </svg>
      <p className={styles.secret}>{secret.replaceAll(/(.{4})/g, '$1 ')}</p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label="The six digits it shows"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        {hasPassword ? (
          <LabelledInput
            answer={answer}
            name="password"
            type="password"
            label="Your password"
            autoComplete="current-password"
          />
        ) : null}
        <Button type="submit" look="action">
          Turn it on
        </Button>
      </form>
    </EntryPage>
  )
}

function Renew({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <EntryPage>
      <h1>New backup codes</h1>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <p>The old ones stop working.</p>
      <form method="post" noValidate>
        <LabelledInput
          answer={answer}
          name="code"
          label="A code of your app"
          autoComplete="one-time-code"
        />
        <Button type="submit" look="action" name="intent" value="renew">
          Make new ones
        </Button>
      </form>
      <p className="quiet">
        <a href={SECURITY}>Back</a>
      </p>
    </EntryPage>
  )
}

/** As a link, so that it works without script. */
const fileOf = (siteName: string, codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${siteName} backup codes, each for one sign-in\n\n${codes.join('\n')}\n`)}`

function BackupCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const siteName = useSiteName()
  return (
    <EntryPage>
      <h1>Keep these backup codes</h1>
      <Notice kind="success" title="Your second factor is on." />
      <p>Each lets you in once when the app is not at hand. They are shown this one time.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="quiet">One click on the codes selects all of them, to copy.</p>
      <p>
        <LinkButton href={fileOf(siteName, codes)} download="backup-codes.txt">
          Download them
        </LinkButton>
      </p>
      <p>
        <LinkButton look="action" href={next}>
          I have saved them
        </LinkButton>
      </p>
    </EntryPage>
  )
}
