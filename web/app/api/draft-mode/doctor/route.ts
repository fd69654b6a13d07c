import { draftMode } from 'next/headers'
import { plainPage } from '../../../../http/plainPage.ts'
import { previewChecks } from '../../../../preview/checks.ts'

/** Shows which of origin, cookie, token and webhook is wrong when a preview fails. */
export async function GET(request: Request): Promise<Response> {
  const { isEnabled } = await draftMode()
  const checks = await previewChecks(request, isEnabled)
  const items = checks.map(({ name, ok, detail }) => `${ok ? '✓' : '✗'} ${name}: ${detail}`)
  const title = checks.every(({ ok }) => ok)
    ? 'A prévia está em ordem'
    : 'O que falta para a prévia'
  return plainPage(200, { title, items })
}
