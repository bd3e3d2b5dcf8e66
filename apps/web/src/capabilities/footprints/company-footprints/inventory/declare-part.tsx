import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListApprovals } from '@understory/contracts/footprints/company-footprints/approvals.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { approvalAddress, closingAddress } from './inventory-address.ts'

export type Approvals = AnswerOf<typeof ListApprovals>

type DeclareProps = {
  readonly inventory: Inventory
  readonly isChanged: boolean
  readonly approvals: Approvals | null
  readonly refused: FormAnswer | null
}

/** Declares the sums, once nothing is open and what is much less than usual has an answer. */
export function Declare({ inventory, isChanged, refused, approvals }: DeclareProps) {
  const { open, footprint, unanswered, totals } = inventory
  if (open.length > 0) {
    return (
      <p>
        {open.length} {open.length === 1 ? 'category is' : 'categories are'} still open.{' '}
        <a href={closingAddress(footprint.footprintId)}>Say what does not apply</a>, then you can
        declare the footprint.
      </p>
    )
  }
  const waiting = approvals?.approvals.find(({ state }) => state === 'asked')
  if (waiting && !waiting.isOutdated) return <Waiting footprintId={footprint.footprintId} />
  const isAgain = footprint.status === 'declared'
  const below = totals.sentences.find((sentence) =>
    sentence.includes(' is below what four of five '),
  )
  const asked = unanswered.filter((subject) => subject !== 'below-range')
  return (
    <form method="post" className="flow-16" noValidate>
      {asked.length > 0 ? (
        <p>
          Before you declare it: {asked.length === 1 ? 'one category is' : 'some categories are'}{' '}
          much less than firms like yours have.
        </p>
      ) : null}
      {asked.map((category) => (
        <Answer key={category} {...{ category, inventory, refused }} />
      ))}
      {below && unanswered.includes('below-range') ? (
        <Checkbox name="belowRange" label="I have seen this" explain={below} />
      ) : null}
      <Button
        look={isAgain && !isChanged ? 'plain' : 'action'}
        type="submit"
        name="intent"
        value={approvals?.needsApproval ? 'ask' : 'declare'}
      >
        {declareWords(isAgain, approvals?.needsApproval ?? false)}
      </Button>
    </form>
  )
}

function declareWords(isAgain: boolean, isAsked: boolean): string {
  if (isAsked) return 'Ask for approval'
  return isAgain ? 'Declare it again' : 'Declare this footprint'
}

function Waiting({ footprintId }: { readonly footprintId: string }) {
  return (
    <p>
      It is waiting for a second person to approve it.{' '}
      <a href={approvalAddress(footprintId)}>See the request</a>
    </p>
  )
}

type AnswerProps = {
  readonly category: Inventory['categories'][number]['category']
  readonly inventory: Inventory
  readonly refused: FormAnswer | null
}

/** Add the rest, or say why these figures are all. */
function Answer({ category, inventory, refused }: AnswerProps) {
  const row = inventory.categories.find((each) => each.category === category)
  const error = refused?.problems[`answer-${category}`]
  const reason = {
    hint: 'Only for the second answer: 20 to 500 characters, printed in the report.',
    error: refused?.problems[`reason-${category}`],
  }
  return (
    <>
      <Fieldset legend={inventoryCategoryName(category)} id={`answer-${category}`} error={error}>
        <p>{row?.sentence}</p>
        <RadioCards
          name={`answer-${category}`}
          defaultValue={refused?.values[`answer-${category}`] ?? ''}
          cards={[
            { value: 'rest', label: 'Add the rest by the benchmark' },
            { value: 'figures', label: 'These figures are all there is' },
          ]}
        />
      </Fieldset>
      <Field id={`reason-${category}`} label="Why these figures are all" {...reason}>
        <TextInput
          {...fieldAria(`reason-${category}`, reason)}
          name={`reason-${category}`}
          maxLength={500}
          defaultValue={refused?.values[`reason-${category}`] ?? ''}
        />
      </Field>
    </>
  )
}
