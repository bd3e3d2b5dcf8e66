import {
  DownloadEvidence,
  DownloadEvidenceOfVerification,
  ListEvidence,
  ListEvidenceReadings,
  RemoveEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { listReadings } from './evidence-readings.ts'
import { listEvidence } from './evidence-records.ts'
import { downloadEvidence, downloadForStaff } from './read-evidence.ts'
import { removeEvidence } from './remove-evidence.ts'
import { uploadEvidence } from './upload-evidence.ts'

const UPLOAD_LIMIT = { name: 'evidence-upload', points: 120, seconds: 600 }
const DOWNLOAD_LIMIT = { name: 'evidence-download', points: 120, seconds: 60 }

export function evidenceRoutes(deps: Deps): Route[] {
  return [
    route(
      UploadEvidence,
      { access: 'account', may: 'change', isOwnOnly: true, limit: UPLOAD_LIMIT },
      async ({ actor, params, query, file }) => {
        const { fileName, lineId = null, questionId = null } = query
        if (lineId && questionId) {
          const message = 'A file is of a line or of an answer, not of both.'
          return refuse('BAD_REQUEST', [{ field: 'lineId', message }])
        }
        const { accountId, userId } = actor
        const target = { ...params, accountId, userId, lineId, questionId }
        return uploadEvidence(deps, { target, fileName, bytes: file })
      },
    ),
    route(ListEvidence, { access: 'account', may: 'see' }, ({ actor, params }) =>
      listEvidence(deps.db, { ...params, accountId: actor.accountId }),
    ),
    route(
      DownloadEvidence,
      { access: 'account', may: 'see', limit: DOWNLOAD_LIMIT },
      async ({ actor, params, responseHeaders }) => {
        // Staff read files by way of a verification, and each time with an entry in the audit trail.
        if (actor.impersonation) return refuse('NOT_ON_BEHALF')
        const { accountId, userId } = actor
        return downloadEvidence(deps, { ...params, accountId, userId, responseHeaders })
      },
    ),
    route(ListEvidenceReadings, { access: 'account', may: 'see' }, ({ actor, params }) =>
      listReadings(deps, { ...params, accountId: actor.accountId }),
    ),
    route(
      RemoveEvidence,
      { access: 'account', may: 'change', isOwnOnly: true },
      ({ actor, params }) => removeEvidence(deps, { ...params, accountId: actor.accountId }),
    ),
    route(
      DownloadEvidenceOfVerification,
      { access: 'staff', duty: 'verify-footprints' },
      ({ params, responseHeaders }) => downloadForStaff(deps, { ...params, responseHeaders }),
    ),
  ]
}
