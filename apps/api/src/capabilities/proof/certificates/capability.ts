import type { Capability } from '../../../capability.ts'
import { certificateApiRoutes } from './api-routes.ts'
import { signCredentials } from './credentials/sign-credentials.ts'
import { certificateRoutes } from './routes.ts'

export const certificates: Capability = {
  area: 'proof',
  name: 'certificates',
  says: 'What a paid purchase states, for its owner and for anyone who checks it.',
  owns: {
    credential_key: { modes: 'live', retention: 'common' },
  },
  asPlatform: {
    'certificate-facts.ts': 'the supply behind an entry is public',
    'render-certificate.ts': 'the proof of a certificate is in the public log',
    'api-routes.ts': 'anyone may verify a certificate whose number they have',
    'routes.ts': 'anyone may verify a certificate whose number they have',
  },
  routes: certificateRoutes,
  apiRoutes: certificateApiRoutes,
  steps: [{ name: 'append-to-log', everyMs: 1_000, run: signCredentials }],
}
