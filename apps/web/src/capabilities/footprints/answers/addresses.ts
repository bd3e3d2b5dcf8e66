import type { Addresses } from '../../../addresses.ts'

export const ANSWERS_ADDRESSES: Addresses = {
  'supplier-answer/:token': 'supplier-answer.route.tsx',
  'supplier-answer/:token/answer.zip': 'own-answer-file.route.ts',
}
