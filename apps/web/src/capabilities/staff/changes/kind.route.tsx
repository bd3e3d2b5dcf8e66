import { GetChangeKind } from '@understory/contracts/staff/changes.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { data } from 'react-router'
import { LabelledInput } from '../../../shell/labelled-input.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { requireStaffSession, StaffPage, staffStyles as styles } from '../console/public.ts'
import type { Route } from './+types/kind.route'
import { ChangeList } from './change-list.tsx'
import { changesMessage, changesRich } from './messages/messages.generated.ts'
import { placeOfKind } from './place-of-kind.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.label ?? changesMessage('kind.publishing'),
    description: changesMessage('kind.description'),
    path: `/staff/changes/${params.kind}`,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'open-console')
  const answer = await api(GetChangeKind, { params })
  if (!answer.ok) throw data(answer.refusal.message, { status: answer.status })
  return { staff, ...answer.data }
}

export default function ChangeKindPage({ loaderData }: Route.ComponentProps) {
  const { staff, kind, label, says, isFourEyes, isExtensible, subjects, changes } = loaderData
  const edit = `/staff/changes/${kind}/edit`
  return (
    <StaffPage here={placeOfKind(kind)} staff={staff} title={label}>
      <Breadcrumb
        trail={[{ href: '/staff/changes', label: changesMessage('kind.publishing') }]}
        here={label}
      />
      <p>
        {changesMessage('kind.secondPersonPublishesEvery', {
          says,
          isFourEyes: isFourEyes ? 'yes' : 'other',
        })}
      </p>
      <ul className="card-rows">
        {subjects.map((each) => (
          <li key={each.subject}>
            <div>
              <a href={`${edit}?subject=${encodeURIComponent(each.subject)}`}>
                <strong>{each.label}</strong>
              </a>
              {each.shownAt ? (
                <span className="subline">
                  <a href={each.shownAt}>
                    {changesRich('kind.asEveryoneSeesIt', {
                      hidden: hiddenWords,
                      label: each.label,
                    })}
                  </a>
                </span>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {isExtensible ? (
        <form action={edit} className={styles.form}>
          <LabelledInput
            name="subject"
            label={changesMessage('kind.addAnother')}
            hint={changesMessage('kind.idNeverChangesHint')}
            required
            maxLength={64}
            pattern="[A-Za-z0-9][A-Za-z0-9._:\-]{0,63}"
            answer={undefined}
          />
          <div>
            <Button type="submit">{changesMessage('kind.fillItIn')}</Button>
          </div>
        </form>
      ) : null}
      {changes.length > 0 ? (
        <section className={styles.part} aria-labelledby="history">
          <h2 id="history">{changesMessage('kind.history')}</h2>
          <ChangeList changes={changes} />
        </section>
      ) : null}
    </StaffPage>
  )
}
