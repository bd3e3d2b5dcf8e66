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
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
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
        {companyFootprintsRich('declarePart.categoryStillOpenSay', {
          count: open.length,
          link: (words) => <a href={closingAddress(footprint.footprintId)}>{words}</a>,
        })}
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
          {companyFootprintsMessage('declarePart.beforeDeclareCategoryMuch', {
            count: asked.length,
          })}
        </p>
      ) : null}
      {asked.map((category) => (
        <Answer key={category} {...{ category, inventory, refused }} />
      ))}
      {below && unanswered.includes('below-range') ? (
        <Checkbox
          name="belowRange"
          label={companyFootprintsMessage('declarePart.iHaveSeenThis')}
          explain={below}
        />
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
  if (isAsked) return companyFootprintsMessage('declarePart.askForApproval')
  return isAgain
    ? companyFootprintsMessage('declarePart.declareItAgain')
    : companyFootprintsMessage('declarePart.declareThisFootprint')
}

function Waiting({ footprintId }: { readonly footprintId: string }) {
  return (
    <p>
      {companyFootprintsRich('declarePart.waitingSecondPersonApprove', {
        link: (words) => <a href={approvalAddress(footprintId)}>{words}</a>,
      })}
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
    hint: companyFootprintsMessage('declarePart.onlySecondAnswerHint'),
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
            { value: 'rest', label: companyFootprintsMessage('declarePart.addRestBenchmark') },
            { value: 'figures', label: companyFootprintsMessage('declarePart.figuresAll') },
          ]}
        />
      </Fieldset>
      <Field
        id={`reason-${category}`}
        label={companyFootprintsMessage('declarePart.whyFiguresAll')}
        {...reason}
      >
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
