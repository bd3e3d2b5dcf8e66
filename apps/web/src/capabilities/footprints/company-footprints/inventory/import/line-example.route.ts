import { lineExample } from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { fileAnswer } from '../../../../../http/files/file-answer.ts'

export function loader() {
  return fileAnswer({
    bytes: new TextEncoder().encode(toCsv(lineExample())),
    contentType: 'text/csv; charset=utf-8',
    downloadAs: 'inventory-example.csv',
    cacheControl: 'public, max-age=3600',
  })
}
