import type { LedgerImport } from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import { dayOf, longDate, longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { LEDGER_PROGRAM_NAMES } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_FILE_LIMITS } from '@understory/domain/footprints/ledger-import/reading/ledger-file-limits.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { columnsAddress, reviewAddress } from '../ledger-address.ts'
import { LedgerTrail } from '../ledger-trail.tsx'
import { programInWords, rowsInWords } from '../ledger-words.ts'
import { ledgerImportMessage, ledgerImportRich } from '../messages/messages.generated.ts'

export const ledgerFile = () =>
  ({
    bytes: LEDGER_FILE_LIMITS.bytes,
    sentence: ledgerImportMessage('upload.pleaseUseFileMost', {
      megabytes: String(LEDGER_FILE_LIMITS.megabytes),
    }),
  }) as const

type UploadPageProps = {
  readonly footprintId: string
  readonly imports: readonly LedgerImport[]
  readonly isOpen: boolean
  readonly startMonth: Month
  readonly tooLarge: string | null
  readonly refused: FormAnswer | null
}

const hint = () =>
  ledgerImportMessage('upload.csvXlsxMostMb', { megabytes: String(LEDGER_FILE_LIMITS.megabytes) })

/** The door: a file of the year's purchases, and those that were brought before. */
export function UploadPage(props: UploadPageProps) {
  const { footprintId, imports, isOpen, startMonth, tooLarge, refused } = props
  const error = refused?.problems.file ?? tooLarge ?? undefined
  const about = { hint: hint(), error }
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <LedgerTrail footprintId={footprintId} />
        <h1>{ledgerImportMessage('upload.importYourLedger')}</h1>
        <p className="lead quiet">
          {ledgerImportMessage('upload.accountsKnowCompanyBought', {
            longMonth: longMonth(startMonth),
          })}
        </p>
      </header>
      {refused && error === undefined ? <Notice kind="error" title={refused.message} /> : null}
      {isOpen ? (
        <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
          <Field id="file" label={ledgerImportMessage('upload.yourFile')} {...about}>
            <FileInput
              {...fieldAria('file', about)}
              name="file"
              accept=".xlsx,.csv,.txt,.tsv,text/csv"
              most={ledgerFile()}
            />
          </Field>
          <div>
            <Button type="submit" look="action">
              {ledgerImportMessage('upload.readTheFile')}
            </Button>
          </div>
        </form>
      ) : null}
      <Imports footprintId={footprintId} imports={imports} isOpen={isOpen} />
      <section className="part prose-width" aria-labelledby="programs">
        <h2 id="programs">{ledgerImportMessage('upload.whichFileToExport')}</h2>
        <p>{ledgerImportMessage('upload.listTransactionsDateSupplier')}</p>
        <ul className="list">
          {Object.values(LEDGER_PROGRAM_NAMES).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type ImportsProps = Pick<UploadPageProps, 'footprintId' | 'imports' | 'isOpen'>

function Imports({ footprintId, imports, isOpen }: ImportsProps) {
  if (imports.length === 0) return null
  return (
    <section className="part" aria-labelledby="imports">
      <h2 id="imports">{ledgerImportMessage('upload.filesSoFar')}</h2>
      <ul className="lined-rows">
        {imports.map((one) => (
          <li key={one.importId} className="flow-12">
            <div>
              <a href={addressOf(footprintId, one)}>{one.fileName}</a>
              <p className="subline quiet">{stateInWords(one)}</p>
            </div>
            {isOpen && one.state !== 'saved' ? (
              <form method="post">
                <input type="hidden" name="importId" value={one.importId} />
                <Button type="submit" look="link" name="intent" value="remove">
                  {ledgerImportRich('upload.delete', {
                    hidden: hiddenWords,
                    fileName: one.fileName,
                  })}
                </Button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const addressOf = (footprintId: string, { importId, state }: LedgerImport) =>
  (state === 'reading' ? columnsAddress : reviewAddress)(footprintId, importId)

function stateInWords({ state, savedAt, program, rows }: LedgerImport): string {
  if (state === 'reading') return ledgerImportMessage('upload.columnsChosenYet')
  const about = `${programInWords(program)}, ${rowsInWords(rows)}`
  if (savedAt === null) return ledgerImportMessage('upload.notSavedYet', { about })
  return `${about}. Saved on ${longDate(dayOf(new Date(savedAt)))}.`
}
