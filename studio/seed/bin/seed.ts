import { parseArgs } from 'node:util'
import { seedClient } from '../environment.ts'
import { importSeed, type SeedMode } from '../import.ts'

const help = `Grava o conteúdo inicial do site no Lake local ou no Sanity hospedado.

  node studio/seed/bin/seed.ts              cria só o que falta; o que já foi editado fica
  node studio/seed/bin/seed.ts --replace    volta ao texto original os documentos do conteúdo inicial

Variáveis: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN e, no Lake local, SANITY_API_HOST.
`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.log(help)

  const mode: SeedMode = values.replace ? 'replace' : 'missing'
  const client = seedClient(process.env)
  const { projectId, dataset } = client.config()
  console.log(`Gravando o conteúdo inicial em ${projectId}/${dataset}…`)
  const { written, kept } = await importSeed(client, { mode })
  console.log(`Documentos gravados: ${written}. Já existiam e ficaram como estão: ${kept}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
