import { Button } from '@understory/ui/forms/button.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { climatePlanMessage } from './messages/messages.generated.ts'
import { PLAN } from './plan-addresses.ts'

type PlanFormPageProps = {
  readonly title: string
  readonly lead: ReactNode
  readonly refused: FormAnswer | null
  /** A link to what a refusal is about. */
  readonly wayOut?: ReactNode
  /** What deletes it; absent where there is nothing yet. */
  readonly remove?: string | undefined
  /** Beside the form. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A form of the plan: one thing to save, and to delete where it is there already. */
export function PlanFormPage({
  title,
  lead,
  refused,
  wayOut,
  remove,
  beside,
  children,
}: PlanFormPageProps) {
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: PLAN, label: climatePlanMessage('planForm.targets') }]}
          here={title}
        />
        <h1>{title}</h1>
        <p className="lead quiet">{lead}</p>
      </header>
      {refused ? (
        <RefusalNotice answer={refused} title={refused.message}>
          {wayOut}
        </RefusalNotice>
      ) : null}
      <div className="columns">
        <div className="flow-32">
          <form method="post" className="flow-24">
            {children}
            <div>
              <Button look="action" type="submit" name="intent" value="save">
                {climatePlanMessage('planForm.save')}
              </Button>
            </div>
          </form>
          {remove ? (
            <form method="post">
              <Button look="quiet" type="submit" name="intent" value="remove">
                {remove}
              </Button>
            </form>
          ) : null}
        </div>
        {beside}
      </div>
    </div>
  )
}

/** What a control of such a form needs: what was typed stays, with what is wrong beside it. */
export function controls(refused: FormAnswer | null) {
  return (name: string, given: string | number | null | undefined, hint?: ReactNode) => ({
    about: { id: name, hint, error: refused?.problems[name] },
    value: refused ? (refused.values[name] ?? '') : String(given ?? ''),
  })
}
