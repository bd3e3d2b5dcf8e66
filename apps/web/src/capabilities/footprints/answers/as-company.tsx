import { Button } from '@understory/ui/forms/button.tsx'
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
        You are answering as {company.name}. See{' '}
        <a href={OWN_ANSWERS_PATH}>what all your customers have from you</a>.
      </p>
    )
  return (
    <form method="post" className="panel flow-12">
      <h2>Answer as {company.name}?</h2>
      <p>
        Your answers to all customers are then on one page, and together they cannot come to more
        than you emit. {customer} sees no more than before.
      </p>
      <div>
        <Button type="submit" name="intent" value="take">
          Answer as {company.name}
        </Button>
      </div>
    </form>
  )
}
