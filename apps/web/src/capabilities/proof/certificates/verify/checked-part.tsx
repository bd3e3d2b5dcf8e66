import type { FootprintVerification } from '@understory/contracts/footprints/documents.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { certifiedFigures } from '@understory/domain/footprints/documents/certificate-words.ts'
import {
  checkedOnWords,
  notIndependentWords,
  shownParts,
  verifiedWords,
} from '@understory/domain/footprints/documents/verified-parts.ts'
import {
  type NamedParts,
  partName,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'
import { hundredthsInWords, tonnesInWords } from './hundredths-in-words.ts'

type CheckedPartProps = { readonly statement: NonNullable<FootprintVerification['statement']> }

/** Who checked what of a footprint, and how firmly. */
export function CheckedPart({ statement }: CheckedPartProps) {
  const { verification } = statement
  if (!verification) {
    return <p>{certificatesMessage('checkedPart.figuresDeclaredCompanyNobody')}</p>
  }
  const { parts, covers, by } = verification
  const certified = certifiedFigures(statement).parts
  const on = checkedOnWords({
    ...verification,
    decidedOn: longDate(dayOf(new Date(verification.decidedOn))),
  })
  if (parts) {
    return (
      <div className="flow-8">
        <p>
          <strong>{on}</strong>
        </p>
        <p>{notIndependentWords(by)}</p>
        <CheckedParts parts={parts} certified={certified} />
        <p>{verification.statement}</p>
      </div>
    )
  }
  const words = verifiedWords(verification, { certified, inTonnes: hundredthsInWords })
  return (
    <div className="flow-8">
      <p>
        <strong>
          {words ??
            certificatesMessage('checkedPart.checkedNothingSaidAbout', {
              covers: covers.join(', '),
            })}
        </strong>{' '}
        {on}
      </p>
      <p>{notIndependentWords(by)}</p>
      <p>{verification.statement}</p>
    </div>
  )
}

type CheckedPartsProps = {
  readonly parts: NamedParts
  readonly certified: Parameters<typeof shownParts>[1]
}

/** Each part by name: those that were verified, and those that were not, with the two sums. */
function CheckedParts({ parts, certified }: CheckedPartsProps) {
  const { verified, notVerified } = shownParts(parts, certified)
  const sums = [
    { title: certificatesMessage('checkedPart.verified'), sum: verified },
    { title: certificatesMessage('checkedPart.notVerified'), sum: notVerified },
  ].filter(({ sum }) => sum.parts.length > 0)
  return (
    <>
      {sums.map(({ title, sum }) => (
        <DataTable
          key={title}
          caption={`${title}: ${tonnesInWords(sum.hundredths)}`}
          showCaption
          columns={[
            {
              key: 'part',
              title: certificatesMessage('checkedPart.part'),
              cell: ({ part }) => partName(part),
            },
            {
              key: 'co2e',
              title: certificatesMessage('checkedPart.co2e'),
              figures: true,
              cell: ({ hundredths }) => tonnesInWords(hundredths),
            },
          ]}
          rows={sum.parts}
          rowKey={({ part }) => part}
        />
      ))}
    </>
  )
}
