import type { Addresses } from '../../../addresses.ts'

export const PROJECTS_ADDRESSES: Addresses = {
  projects: 'projects.route.tsx',
  'projects/:projectId': 'project.route.tsx',
  'world-map.svg': 'world-map/world-map.route.ts',
}
