import {
  AnswerPoints,
  CheckLines,
} from '@understory/contracts/footprints/verification/verification-checks.ts'
import { ViewVerification } from '@understory/contracts/footprints/verification/verifications.ts'
import {
  CHECK_POINTS,
  LINE_CHECKS,
} from '@understory/domain/footprints/verification/check-points.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

/** Every line of the sample ticked, and every point answered with yes. */
export async function completeCheck(
  api: Pick<TestApi, 'call'>,
  verificationId: string,
  staff: Bearer,
): Promise<void> {
  const params = { verificationId }
  const { check } = (await api.call(ViewVerification, { params }, staff)).data
  const lines = (check?.sample ?? []).map(({ line: { lineId } }) => ({
    lineId,
    checks: [...LINE_CHECKS],
  }))
  await api.call(CheckLines, { params, body: { lines } }, staff)
  const points = CHECK_POINTS.map((point) => ({ point, answer: 'yes' as const }))
  await api.call(AnswerPoints, { params, body: { points } }, staff)
}
