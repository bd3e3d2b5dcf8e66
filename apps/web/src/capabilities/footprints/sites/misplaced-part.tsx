import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListMisplacedLines, MisplacedLine } from '@understory/contracts/footprints/sites.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { placeInWords } from '@understory/domain/footprints/sites/place.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { categoryAddress, ReasonField } from '../company-footprints/public.ts'
import { wordsOfFactor } from '../emission-factors/public.ts'
import { sitesMessage } from './messages/messages.generated.ts'

type MisplacedPartProps = {
  readonly footprintId: string
  readonly misplaced: AnswerOf<typeof ListMisplacedLines>
  /** Whether lines can be changed, by this person and now. */
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** Lines whose factor is not one of where they are, each with what is usual there. */
export function MisplacedPart({ footprintId, misplaced, isOpen, refused }: MisplacedPartProps) {
  const { lines, count } = misplaced
  if (lines.length === 0) return null
  const isOffered = isOpen && lines.some(({ usual }) => usual)
  return (
    <section className="part" aria-labelledby="misplaced">
      <h2 id="misplaced">{sitesMessage('misplacedPart.lineFactorSomewhereElse', { count })}</h2>
      <p>
        {sitesMessage('misplacedPart.nothingChangedYetChoose', {
          count: count > lines.length ? lines.length : 0,
          count2: count > lines.length ? 'yes' : 'other',
        })}
      </p>
      <form method="post" className="flow-16">
        <DataTable
          caption={sitesMessage('misplacedPart.caption')}
          asCards
          columns={[
            {
              key: 'what',
              title: sitesMessage('misplacedPart.line'),
              cell: (line: MisplacedLine) => (
                <What line={line} footprintId={footprintId} isOpen={isOpen} />
              ),
            },
            {
              key: 'now',
              title: sitesMessage('misplacedPart.now'),
              figures: true,
              cell: ({ factor, co2eGrams }) => <Computed {...factor} co2eGrams={co2eGrams} />,
            },
            {
              key: 'there',
              title: sitesMessage('misplacedPart.withWhatIsUsual'),
              figures: true,
              cell: ({ usual }) =>
                usual ? <Computed {...usual} /> : sitesMessage('misplacedPart.nothingIsKnown'),
            },
          ]}
          rows={lines}
          rowKey={({ lineId }) => lineId}
        />
        {isOffered ? (
          <>
            <ReasonField refused={refused?.values.intent === 'replace' ? refused : null} />
            <div>
              <Button look="action" type="submit" name="intent" value="replace">
                {sitesMessage('misplacedPart.replaceFactorsLines')}
              </Button>
            </div>
          </>
        ) : null}
      </form>
    </section>
  )
}

type WhatProps = Pick<MisplacedPartProps, 'footprintId' | 'isOpen'> & {
  readonly line: MisplacedLine
}

function What({ line, footprintId, isOpen }: WhatProps) {
  const { lineId, category, description, site, place, usual } = line
  const name = description || inventoryCategoryName(category)
  const where = [site, placeInWords(place), inventoryCategoryName(category)].filter(Boolean)
  const about = <span className="subline">{where.join(' · ')}</span>
  if (isOpen && usual) {
    return (
      <>
        <Checkbox name="lineId" value={lineId} label={name} defaultChecked />
        {about}
      </>
    )
  }
  return (
    <>
      {isOpen ? (
        <a href={`${categoryAddress(footprintId, category)}?edit=${lineId}#new`}>{name}</a>
      ) : (
        name
      )}
      {about}
    </>
  )
}

type ComputedProps = MisplacedLine['factor'] & { readonly co2eGrams: number }

function Computed({ title, kgCo2e, unit, year, co2eGrams }: ComputedProps) {
  return (
    <>
      {exactGrams(co2eGrams)}
      <span className="subline">
        {sitesMessage('misplacedPart.kgPer', {
          wordsOfFactor: wordsOfFactor(kgCo2e),
          perUnit: perUnit(unit),
        })}
      </span>
      <span className="subline">
        {title}, {year}
      </span>
    </>
  )
}
