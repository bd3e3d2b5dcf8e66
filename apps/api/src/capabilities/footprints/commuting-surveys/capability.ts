import type { Capability } from '../../../capability.ts'
import { commutingSurveyRoutes } from './routes.ts'
import { noteDeclared, sweepOldAnswers } from './sweep-answers.ts'

export const commutingSurveys: Capability = {
  area: 'footprints',
  name: 'commuting-surveys',
  says: 'How the people of a company get to work, asked by one link and without names.',
  owns: {
    commuting_survey: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: {
        of: 'account',
        columns: [
          'id',
          'footprint_id',
          'opened_by',
          'opened_at',
          'ends_on',
          'ended_at',
          'weeks',
          'sites',
          'taken_over_by',
          'taken_over_at',
          'sums',
        ],
      },
    },
    commuting_answer: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: {
        days: 90,
        since: 'declared_at',
        what: 'What people answered to a survey of how they get to work, without their names, once the footprint is declared',
      },
      notExported: 'people answered without their names, and the company sees sums alone',
    },
  },
  routes: commutingSurveyRoutes,
  nightlySweeps: [sweepOldAnswers],
  whenDeclared: noteDeclared,
}
