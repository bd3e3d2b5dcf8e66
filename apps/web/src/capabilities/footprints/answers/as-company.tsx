import { Button } from '@understory/ui/forms/button.tsx'
import { answersMessage, answersRich } from './messages/messages.generated.ts'
import { OWN_ANSWERS_PATH } from './own-answers-path.ts'

/** The company of who is signed in, as which it can be answered. */
export type AnsweringCompany = { readonly name: string; readonly isTaken: boolean }

type AsCompanyProps = {
  /** `null`: nobody is signed in for a company, or they may not speak for it. */
  readonly company: AnsweringCompany | null
  readonly customer: string
}

/** Answering as a company here, so that the shares of all its customers are seen together. */
export function AsCompany({ company, customer }: AsCompanyProps) {
  if (!company) return null
  if (company.isTaken)
    return (
      <p>
        {answersRich('asCompany.answeringSeeAllCustomers', {
          name: company.name,
          link: (words) => <a href={OWN_ANSWERS_PATH}>{words}</a>,
        })}
      </p>
    )
  return (
    <form method="post" className="panel flow-12">
      <h2>{answersMessage('asCompany.answerAs', { name: company.name })}</h2>
      <p>{answersMessage('asCompany.answersAllCustomersPage', { customer })}</p>
      <div>
        <Button type="submit" name="intent" value="take">
          {answersMessage('asCompany.answerAs2', { name: company.name })}
        </Button>
      </div>
    </form>
  )
}
