import type { Capability } from '../../../capability.ts'
import { contentRoutes } from './routes.ts'

export const content: Capability = {
  area: 'site',
  name: 'content',
  says: 'What the operator writes: articles, people, testimonials, questions.',
  owns: {
    content_copy: { modes: 'both', retention: 'common' },
    content_event: { modes: 'both', retention: 'common' },
    content_image: { modes: 'both', retention: 'common' },
  },
  asPlatform: {
    'content-images.ts': 'texts are the same for everyone',
    'content-reader.ts':
      'texts are the same for everyone, and their copies are stored by the platform',
  },
  routes: contentRoutes,
}
