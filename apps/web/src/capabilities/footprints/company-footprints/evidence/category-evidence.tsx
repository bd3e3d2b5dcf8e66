import type { Evidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { quantityInWords } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { evidenceAddress, evidenceFileAddress } from './evidence-address.ts'
import { EvidenceList } from './evidence-list.tsx'
import { lineInWords } from './evidence-words.ts'
import { FileField } from './file-field.tsx'

type CategoryEvidenceProps = {
  readonly footprintId: string
  readonly category: string
  readonly lines: readonly InventoryLine[]
  /** Of the whole footprint. */
  readonly evidence: readonly Evidence[]
  readonly isOpen: boolean
}

/** The files behind the lines of a category, each with its line; and a form for more. */
export function CategoryEvidence(props: CategoryEvidenceProps) {
  const { footprintId, category, lines, evidence, isOpen } = props
  const ofCategory = evidence.filter((each) => each.category === category)
  const own = lines.filter(({ parentId }) => parentId === null)
  if (own.length === 0 && ofCategory.length === 0) return null
  const address = `${evidenceAddress(footprintId)}?category=${category}`
  return (
    <section className="part" aria-labelledby="evidence">
      <h2 id="evidence">{companyFootprintsMessage('categoryEvidence.evidence')}</h2>
      {ofCategory.length > 0 ? (
        <EvidenceList
          evidence={ofCategory}
          hrefOf={(evidenceId) => evidenceFileAddress(footprintId, evidenceId)}
          removeAt={isOpen ? address : null}
          placeOf={lineInWords}
        />
      ) : (
        <p className="quiet">
          {companyFootprintsMessage('categoryEvidence.billsMeterReadsMileage')}
        </p>
      )}
      {isOpen && own.length > 0 ? (
        <details className="more">
          <summary>{companyFootprintsMessage('categoryEvidence.addFiles')}</summary>
          <form
            method="post"
            action={address}
            encType="multipart/form-data"
            className="panel flow-24"
            noValidate
          >
            <Field
              id="evidenceLine"
              label={companyFootprintsMessage('categoryEvidence.forWhichLine')}
            >
              <Select id="evidenceLine" name="forLine" options={own.map(optionOf)} />
            </Field>
            <FileField
              id="evidenceFile"
              label={companyFootprintsMessage('categoryEvidence.files')}
            />
            <div>
              <Button type="submit" name="intent" value="upload">
                {companyFootprintsMessage('categoryEvidence.upload')}
              </Button>
            </div>
          </form>
        </details>
      ) : null}
    </section>
  )
}

function optionOf({ lineId, description, site, quantity, unit }: InventoryLine) {
  const name =
    [description, site].filter(Boolean).join(', ') ||
    companyFootprintsMessage('categoryEvidence.aLine')
  return { value: lineId, label: `${name}: ${quantityInWords(quantity, unit)}` }
}

type FileCountProps = { readonly lineId: string; readonly evidence: readonly Evidence[] }

/** Beside a line: how many files stand behind it. */
export function FileCount({ lineId, evidence }: FileCountProps) {
  const files = evidence.filter((each) => each.lineId === lineId && each.status === 'complete')
  if (files.length === 0) return null
  return (
    <span className="subline nowrap">
      <a href="#evidence">
        {companyFootprintsMessage('categoryEvidence.file', { count: files.length })}
      </a>
    </span>
  )
}
