import { z } from 'zod'
import { GetProject, ListProjects } from '../proof/projects.ts'
import { operation } from './operation.ts'

export const listProjects = operation({
  operationId: 'listProjects',
  method: 'GET',
  path: '/v1/projects',
  tag: 'Projects',
  scope: null,
  summary: 'Every project',
  description: 'Where each project is, what it does, and what everyone together has funded there.',
  answer: ListProjects.answer,
  example: {},
})

export const getProject = operation({
  operationId: 'getProject',
  method: 'GET',
  path: '/v1/projects/{projectId}',
  tag: 'Projects',
  scope: null,
  summary: 'One project',
  description: 'A project, with how its units are counted and what is not known of it.',
  params: z.object({ projectId: z.string().min(1).max(64) }),
  answer: GetProject.answer,
  refusals: ['PROJECT_NOT_FOUND'],
  example: { params: { projectId: 'mangroves-mahajanga' } },
})
