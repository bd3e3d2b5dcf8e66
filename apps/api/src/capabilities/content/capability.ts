import type { Capability } from '../../capability.ts'
import { contentRoutes } from './routes.ts'

export const content: Capability = {
  name: 'content',
  says: 'What the operator writes: articles, people, testimonials, questions.',
  routes: contentRoutes,
}
