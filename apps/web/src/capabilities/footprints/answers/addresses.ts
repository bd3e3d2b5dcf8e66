import type { Addresses } from '../../../addresses.ts'

export const ANSWERS_ADDRESSES: Addresses = {
  'my-impact/dashboards/answers': 'own-answers.route.tsx',
  'supplier-answer/:token': 'supplier-answer.route.tsx',
  'supplier-answer/:token/answer.zip': 'own-answer-file.route.ts',
}
