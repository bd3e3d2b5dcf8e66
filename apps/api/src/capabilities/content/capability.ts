import type { Capability } from '../../capability.ts'
import { contentRoutes } from './routes.ts'

export const content: Capability = {
  name: 'content',
  says: 'What the operator writes: articles, people, testimonials, questions.',
  owns: {
    content_copy: { kept: 'common' },
    content_event: { kept: 'common' },
    content_image: { kept: 'common' },
  },
  routes: contentRoutes,
}
