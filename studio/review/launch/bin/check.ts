import type { StoredDocument } from '@elos/content/parts/stored/document'
import { dayOf } from '@elos/content/parts/time/day'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { z } from 'zod'
import { writeClient } from '../../../base/writeClient.ts'
import { inspectContent, inspectRegistrations } from '../content.ts'
import { inspectEnvironment } from '../environment.ts'
import { inspectHosts } from '../hosts.ts'
import { inspectRows, unconfirmed } from '../norms.ts'
import { inspectReceiver } from '../receiver.ts'
import { isBlocking, report } from '../report.ts'
import type { Inspection } from '../type.ts'

const environmentSchema = z.record(z.string(), z.string())

/** The query of what visitors may read, and the records of consent, but not what visitors sent. */
const INSPECTED = '*[_id in path("*") || _type == $consent]'

async function contentInspections(): Promise<Inspection[]> {
  try {
    const documents = await writeClient(process.env).fetch<StoredDocument[]>(INSPECTED, {
      consent: CONSENT_TYPE,
    })
    return [
      ...inspectContent(documents, dayOf(new Date())),
      inspectRegistrations(documents),
      inspectReceiver(given, documents),
      inspectRows(documents),
      unconfirmed(documents),
    ]
  } catch (error) {
    const what = `O conteúdo não pôde ser lido (${error instanceof Error ? error.message : error}).`
    const where = 'SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN'
    return [{ title: 'Conteúdo', obstacles: [{ what, where }] }]
  }
}

// LAUNCH_ENVIRONMENT is the operator's environment, before the stack added its local values.
const given = environmentSchema.parse(JSON.parse(process.env.LAUNCH_ENVIRONMENT ?? '{}'))
const { SITE_URL, STUDIO_URL } = process.env
const inspections = [
  inspectEnvironment(given),
  await inspectHosts({ SITE_URL, STUDIO_URL }),
  ...(await contentInspections()),
]
console.log(report(inspections))
process.exitCode = inspections.some(isBlocking) ? 1 : 0
