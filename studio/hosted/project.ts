import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'

/** The version of the API for CORS origins and webhooks that Sanity's own command line uses. */
const MANAGEMENT_VERSION = '2025-08-14'

const corsOriginSchema = z.object({
  id: z.union([z.string(), z.number()]),
  origin: z.string(),
  allowCredentials: z.boolean(),
})

const ruleSchema = z.object({
  on: z.array(z.string()),
  filter: z.string().nullish(),
  projection: z.string().nullish(),
})

const hookSchema = z.object({
  id: z.string(),
  name: z.string(),
  dataset: z.string(),
  type: z.string(),
  url: z.string(),
  httpMethod: z.string().nullish(),
  apiVersion: z.string().nullish(),
  includeDrafts: z.boolean().nullish(),
  isDisabledByUser: z.boolean().nullish(),
  deletedAt: z.string().nullish(),
  rule: ruleSchema.nullish(),
})

export type CorsOrigin = z.infer<typeof corsOriginSchema>
export type Hook = z.infer<typeof hookSchema>

/** The settings of a webhook, as they are sent. https://www.sanity.io/docs/http-reference/webhooks */
export interface HookSettings {
  type: 'document'
  name: string
  dataset: string
  url: string
  httpMethod: 'POST'
  apiVersion: string
  includeDrafts: boolean
  rule: { on: string[]; filter: string; projection: string }
}

type HookBody = HookSettings & { secret: string; isDisabledByUser?: boolean }

/** The settings of a project at Sanity. Each method throws an error of Sanity's client when it is refused. */
export interface Project {
  origins(): Promise<CorsOrigin[]>
  addOrigin(origin: string): Promise<void>
  removeOrigin(id: CorsOrigin['id']): Promise<void>
  hooks(): Promise<Hook[]>
  addHook(hook: HookBody): Promise<void>
  changeHook(id: string, hook: HookBody): Promise<void>
}

/**
 * A project of hosted Sanity.
 *
 * @param token of a person, or with the role 'Administrator': it may change the project's settings
 */
export function hostedProject(projectId: string, token: string): Project {
  const client: SanityClient = createClient({
    // Settings of all projects are at api.sanity.io, not at the host of one.
    useProjectHostname: false,
    projectId,
    token,
    apiVersion: MANAGEMENT_VERSION,
    useCdn: false,
    maxRetries: 0,
  })
  const cors = `/projects/${projectId}/cors`
  const hooks = `/hooks/projects/${projectId}`
  const send = async (uri: string, method: string, body?: object): Promise<void> => {
    await client.request({ uri, method, ...(body ? { body } : {}) })
  }
  return {
    origins: async () => z.array(corsOriginSchema).parse(await client.request({ uri: cors })),
    addOrigin: (origin) => send(cors, 'POST', { origin, allowCredentials: true }),
    removeOrigin: (id) => send(`${cors}/${id}`, 'DELETE'),
    hooks: async () => {
      const all = z.array(hookSchema).parse(await client.request({ uri: hooks }))
      return all.filter(({ deletedAt }) => !deletedAt)
    },
    addHook: (hook) => send(hooks, 'POST', hook),
    changeHook: (id, hook) => send(`${hooks}/${id}`, 'PATCH', hook),
  }
}
