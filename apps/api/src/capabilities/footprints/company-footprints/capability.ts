import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { sendApprovalRefusal, sendApprovalRequest } from './approvals/send-approval-request.ts'
import { renderDeclarationEvent } from './declarations/render-declaration-event.ts'
import { footprintApiRoutes, renderFootprintEvent } from './estimate/api-routes.ts'
import { deleteFiles, failStaleUploads, sweepFiles } from './evidence/sweep-files.ts'
import { FOOTPRINT_CHECKS } from './footprint-checks.ts'
import { FOOTPRINT } from './footprint-kind.ts'
import { forgetFootprints } from './forget-footprints.ts'
import { footprintRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'delete-files': Record<string, never>
    'sweep-files': Record<string, never>
    'send-approval-request': { approvalId: string }
    'send-approval-refusal': { approvalId: string }
  }
}

export const companyFootprints: Capability = {
  area: 'footprints',
  name: 'company-footprints',
  says: 'What a company emits in a year: estimated, entered, evidenced and declared.',
  owns: {
    completeness_answer: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    declaration_approval: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    declaration_policy: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    file_to_delete: { modes: 'both', retention: 'waiting' },
    footprint: {
      whenAccountCloses:
        'deleted, but for one that was handed over to be verified: that stays without its name',
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    footprint_declaration: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'footprint_id',
          'number',
          'declared_at',
          'declared_by',
          'total_grams',
          'line_count',
          'sha256',
        ],
      },
    },
    footprint_site: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    evidence_reading: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account' },
    },
    footprint_evidence: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    footprint_inventory: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    inventory_category: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    inventory_entity: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    inventory_line: {
      modes: 'both',
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    inventory_line_event: {
      modes: 'both',
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'inventory_id',
          'line_id',
          'parent_id',
          'at',
          'made_by',
          'kind',
          'category',
          'old_values',
          'new_values',
          'reason',
        ],
      },
    },
    inventory_recalculation: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    inventory_vehicle_month: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
    plausibility_clearance: { modes: 'both', retention: 'yours', exported: { of: 'account' } },
  },
  publishes: [
    'footprint',
    'footprint_evidence',
    'footprint_inventory',
    'inventory_line',
    'inventory_recalculation',
  ],
  routes: footprintRoutes,
  footprintChecks: FOOTPRINT_CHECKS,
  apiRoutes: footprintApiRoutes,
  eventRenderers: {
    'footprint.saved': renderFootprintEvent,
    'footprint.declared': renderDeclarationEvent,
    'footprint.verified': renderFootprintEvent,
  },
  jobs: {
    'delete-files': { queue: NOT_TRIED_AGAIN, every: '* * * * *', run: deleteFiles },
    'sweep-files': { queue: NOT_TRIED_AGAIN, every: '43 3 * * *', run: sweepFiles },
    'send-approval-request': {
      queue: EMAIL_QUEUE,
      run: (deps, { approvalId }) => sendApprovalRequest(deps, approvalId),
    },
    'send-approval-refusal': {
      queue: EMAIL_QUEUE,
      run: (deps, { approvalId }) => sendApprovalRefusal(deps, approvalId),
    },
  },
  sweeps: [failStaleUploads],
  purchaseKinds: { footprint: FOOTPRINT },
  bodies: {
    fileForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/import$/],
    fileCalls: [/^\/api\/footprints\/[\w-]+\/inventory\/(imports|lines)$/],
    evidenceForms: [/^\/my-impact\/dashboards\/footprint\/[\w-]+\/evidence$/],
    evidenceCalls: [/^\/api\/footprints\/[\w-]+\/evidence$/],
  },
  closesAccount: forgetFootprints,
}
