import type { Capability } from '../../capability.ts'
import { certificateRoutes } from './routes.ts'
import { proveCertificates } from './sign-credentials.ts'

export const certificates: Capability = {
  name: 'certificates',
  says: 'What a paid purchase states, for its owner and for anyone who checks it.',
  routes: certificateRoutes,
  steps: [{ name: 'append-to-log', everyMs: 1_000, run: proveCertificates }],
}
