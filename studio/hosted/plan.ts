import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import webhook from '@elos/content/tags/webhook.json' with { type: 'json' }
import type { CorsOrigin, Hook, HookSettings, Project } from './project.ts'

/** What a project of hosted Sanity has to have for the site and the Studio. */
export interface Wanted {
  /** The Studio's origin, whose pages send the editor's session with their requests. */
  studio: string
  /** The dataset whose changes are reported. */
  dataset: string
  /** The publishing webhook, without its secret. */
  hook: HookSettings
  /** The webhook's secret. */
  secret: string
}

/** One thing to do in a project. */
export interface Step {
  /** What it does, in a line. */
  what: string
  /** Whether the project lacks something until it is done. Sanity never tells a secret: it is written anew each time. */
  lacking: boolean
  run(project: Project): Promise<void>
}

type Environment = Record<string, string | undefined>

/**
 * What the environment asks of a project.
 *
 * @throws Error that names a missing variable
 */
export function wantedBy(environment: Environment): Wanted {
  const dataset = environment.SANITY_DATASET || 'production'
  const { name, on, filter, projection } = webhook
  return {
    studio: originOf(environment, 'STUDIO_URL'),
    dataset,
    secret: required(environment, 'SANITY_WEBHOOK_SECRET'),
    hook: {
      type: 'document',
      name,
      dataset,
      url: `${originOf(environment, 'SITE_URL')}/api/revalidate`,
      httpMethod: 'POST',
      apiVersion: `v${API_VERSION}`,
      includeDrafts: false,
      rule: { on, filter, projection },
    },
  }
}

/** The steps that bring a project to what is wanted. Other origins and webhooks stay as they are. */
export function stepsTo(wanted: Wanted, origins: CorsOrigin[], hooks: Hook[]): Step[] {
  return [...corsSteps(wanted.studio, origins), hookStep(wanted, hooks)]
}

function corsSteps(origin: string, origins: CorsOrigin[]): Step[] {
  const present = origins.find((one) => one.origin === origin)
  if (present?.allowCredentials) return []
  const removal = present && {
    what: `CORS: remove ${origin}, which may not send credentials`,
    lacking: true,
    run: (project: Project) => project.removeOrigin(present.id),
  }
  const addition = {
    what: `CORS: allow ${origin}, with credentials`,
    lacking: true,
    run: (project: Project) => project.addOrigin(origin),
  }
  return removal ? [removal, addition] : [addition]
}

function hookStep({ hook, secret }: Wanted, hooks: Hook[]): Step {
  const present = hooks.find(({ name, dataset }) => name === hook.name && dataset === hook.dataset)
  if (!present) {
    return {
      what: `Webhook: add '${hook.name}' to ${hook.url}`,
      lacking: true,
      run: (project) => project.addHook({ ...hook, secret }),
    }
  }
  const changed = changedFields(hook, present)
  return {
    what:
      changed.length > 0
        ? `Webhook: change ${changed.join(', ')} of '${hook.name}'`
        : `Webhook: write the secret of '${hook.name}' again`,
    lacking: changed.length > 0,
    run: (project) => project.changeHook(present.id, { ...hook, isDisabledByUser: false, secret }),
  }
}

function changedFields(wanted: HookSettings, present: Hook): string[] {
  const fields = { ...wanted, ...wanted.rule, isDisabledByUser: false }
  const found: Record<string, unknown> = { ...present, ...present.rule }
  return Object.entries(fields)
    .filter(([field, value]) => field !== 'rule' && !isSame(value, found[field]))
    .map(([field]) => field)
}

/** Whether two values of a setting mean the same. A missing one stands for false, and order does not matter. */
function isSame(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(found)) {
    return wanted.toSorted().join() === found.toSorted().join()
  }
  return wanted === (found ?? false)
}

function required(environment: Environment, name: string): string {
  const value = environment[name]
  if (value) return value
  throw new Error(`${name} is not set. Set it and run the command again.`)
}

function originOf(environment: Environment, name: string): string {
  const value = required(environment, name)
  const url = URL.parse(value)
  if (url?.protocol === 'https:') return url.origin
  throw new Error(`${name} is '${value}'. Set it to an address that begins with https://.`)
}
