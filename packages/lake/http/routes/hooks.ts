import { notFound } from '../../apiError.ts'
import type { Lake } from '../../lake.ts'
import type { Webhook } from '../../webhooks/webhook.ts'
import { type LakeRequest, param } from '../request.ts'
import { json } from '../response.ts'
import { get, type Route } from '../router.ts'

/** The webhooks, which are configured at start, with their messages and attempts. */
export function hookRoutes(lake: Lake): Route[] {
  const { projectId, webhooks } = lake
  const describe = ({ id, name, url, dataset, on, filter, projection }: Webhook) => ({
    id,
    projectId,
    type: 'document',
    name,
    url,
    httpMethod: 'POST',
    dataset,
    rule: { on, filter, projection },
    isDisabled: false,
  })

  function hookOf(request: LakeRequest): Webhook {
    const id = param(request, 'id')
    const hook = webhooks.list.find((webhook) => webhook.id === id)
    if (!hook) throw notFound(`Webhook "${id}" not found`)
    return hook
  }

  const attempts = (request: LakeRequest) =>
    json(
      webhooks.outbox.attempts(hookOf(request).id).map((attempt) => ({
        ...attempt,
        projectId,
        inProgress: false,
        isFailure: attempt.failureReason !== null,
      })),
    )

  const messages = (request: LakeRequest) =>
    json(webhooks.outbox.messages(hookOf(request).id).map((message) => ({ ...message, projectId })))

  return [
    get('/hooks/projects/:project', () => json(webhooks.list.map(describe))),
    get('/hooks/projects/:project/:id/attempts', attempts),
    get('/hooks/projects/:project/:id/messages', messages),
    get('/hooks/:id/attempts', attempts),
    get('/hooks/:id/messages', messages),
  ]
}
