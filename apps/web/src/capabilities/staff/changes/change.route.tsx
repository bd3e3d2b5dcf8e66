import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import {
  DecideChange,
  GetChange,
  SaveChange,
  TakeChangeBack,
} from '@understory/contracts/staff/changes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data, redirect } from 'react-router'
import { type FormAnswer, readForm } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { ContentHtml } from '../../site/content/public.ts'
import { requireStaffSession, StaffPage, staffStyles } from '../console/public.ts'
import type { Route } from './+types/change.route'
import { ChangeForm, readValues } from './change-form.tsx'
import { changeStatusWords, whoChanged } from './change-words.ts'
import styles from './changes.module.css'
import { changesMessage } from './messages/messages.generated.ts'
import { placeOfKind } from './place-of-kind.ts'

type Change = AnswerOf<typeof GetChange>

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: changesMessage('change.aChange'),
    description: changesMessage('change.description'),
    path: `/staff/change/${params.changeId}`,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const answer = await api(GetChange, { params })
  if (!answer.ok) throw data(answer.refusal.message, { status: answer.status === 403 ? 403 : 404 })
  return { staff, ...answer.data }
}

const CHANGE_STEPS = ['save', 'propose', 'publish', 'draft', 'withdraw', 'bring-back'] as const

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'open-console')
  const form = await readForm(request)
  const intent = form.oneOf('intent', CHANGE_STEPS, 'save')
  if (intent === 'bring-back') {
    const back = await api(TakeChangeBack, { params, body: { reason: form.text('reason') } })
    if (back.ok) throw redirect(`/staff/change/${back.data.changeId}`, 303)
    return data({ intent, ...form.refused(back.refusal) }, { status: back.status })
  }
  const shown = await api(GetChange, { params })
  if (!shown.ok) throw data(shown.refusal.message, { status: 404 })
  const answer =
    intent === 'save'
      ? await api(SaveChange, {
          params,
          body: { values: readValues(form, shown.data.fields), reason: form.text('reason') },
        })
      : await api(DecideChange, { params, body: { to: intent } })
  if (answer.ok) throw redirect(`/staff/change/${params.changeId}`, 303)
  return data({ intent, ...form.refused(answer.refusal) }, { status: answer.status })
}

export default function ChangePage({ loaderData: change, actionData }: Route.ComponentProps) {
  const { staff, kind, label, subject, status, reason } = change
  const refused = actionData && actionData.intent !== 'save' ? actionData : null
  return (
    <StaffPage here={placeOfKind(kind)} staff={staff} title={`${label}: ${subject}`}>
      <Breadcrumb trail={[{ href: `/staff/changes/${kind}`, label }]} here={subject} />
      {refused ? (
        <RefusalNotice answer={refused} title={refused.message}>
          {Object.values(refused.problems).join(' ')}
        </RefusalNotice>
      ) : null}
      <p>
        <strong>{changeStatusWords()[status]}.</strong> “{reason}”, {whoChanged(change)}.
      </p>
      <Differences {...change} />
      {change.preview === null || status === 'published' ? null : (
        <section className={staffStyles.part} aria-labelledby="preview">
          <h2 id="preview">{changesMessage('change.asItWillLook')}</h2>
          <div className={styles.preview}>
            <ContentHtml html={change.preview} />
          </div>
        </section>
      )}
      <Steps {...change} refused={refused} />
      {status === 'draft' ? (
        <section className={staffStyles.part} aria-labelledby="edit">
          <h2 id="edit">{changesMessage('change.editTheDraft')}</h2>
          <ChangeForm
            fields={change.fields}
            values={change.values}
            isThere={change.differences.every(({ from }) => from !== null)}
            reason={reason}
            answer={actionData?.intent === 'save' ? actionData : undefined}
          />
        </section>
      ) : null}
    </StaffPage>
  )
}

function Differences({ differences, status }: Change) {
  return (
    <section className={staffStyles.part} aria-labelledby="differences">
      <h2 id="differences">
        {status === 'published'
          ? changesMessage('change.whatItChanged')
          : changesMessage('change.whatItWillChange')}
      </h2>
      {differences.length === 0 ? <p>{changesMessage('change.nothingAlready')}</p> : null}
      <dl className={styles.differences}>
        {differences.map((difference) => (
          <div key={difference.label}>
            <dt>{difference.label}</dt>
            {difference.from === null ? null : (
              <dd className={styles.before}>
                <span className="quiet">{changesMessage('change.before')} </span>
                <del>{difference.from}</del>
              </dd>
            )}
            <dd>
              <span className="quiet">{changesMessage('change.then')} </span>
              <ins>{difference.to}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type StepsProps = Change & { readonly refused: FormAnswer | null }

function Steps(change: StepsProps) {
  const { status, isFourEyes, mayPublish, mayTakeBack, shownAt } = change
  if (status === 'published') {
    return (
      <>
        {shownAt ? (
          <p>
            <a href={shownAt}>{changesMessage('change.asEveryoneSeesIt')}</a>
          </p>
        ) : null}
        {mayTakeBack ? <RevertChange refused={change.refused} /> : null}
      </>
    )
  }
  if (status === 'withdrawn') return null
  const waits = status === 'proposed' && isFourEyes && !mayPublish
  return (
    <div className={staffStyles.part}>
      {waits ? <p>{changesMessage('change.draftedColleaguePublishesFind')}</p> : null}
      <div className={styles.steps}>
        {status === 'draft' ? (
          <ChangeStep intent="propose" label={changesMessage('change.proposeIt')} isMain />
        ) : null}
        {status === 'proposed' && !waits ? (
          <ChangeStep intent="publish" label={changesMessage('change.publishIt')} isMain />
        ) : null}
        {status === 'proposed' ? (
          <ChangeStep intent="draft" label={changesMessage('change.changeItAgain')} />
        ) : null}
        <ChangeStep intent="withdraw" label={changesMessage('change.withdrawIt')} />
      </div>
    </div>
  )
}

type ChangeStepProps = {
  readonly intent: (typeof CHANGE_STEPS)[number]
  readonly label: string
  readonly isMain?: true
}

function ChangeStep({ intent, label, isMain }: ChangeStepProps) {
  return (
    <form method="post">
      <Button type="submit" name="intent" value={intent} {...(isMain && { look: 'action' })}>
        {label}
      </Button>
    </form>
  )
}

function RevertChange({ refused }: { readonly refused: FormAnswer | null }) {
  return (
    <form method="post" noValidate className={staffStyles.form}>
      <input type="hidden" name="intent" value="bring-back" />
      <LabelledInput
        name="reason"
        label={changesMessage('change.whyShould')}
        hint={changesMessage('change.draftsChangeBackHint')}
        maxLength={500}
        answer={refused ?? undefined}
      />
      <div>
        <Button type="submit">{changesMessage('change.draftTheWayBack')}</Button>
      </div>
    </form>
  )
}
