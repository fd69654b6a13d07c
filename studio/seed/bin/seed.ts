import { writeClient } from '../../base/writeClient.ts'
import { importSeed, type SeedMode } from '../import.ts'

const HELP = `Grava o conteúdo inicial do site no Lake local ou no Sanity hospedado.

  node studio/seed/bin/seed.ts              cria só o que falta; o que já foi editado fica
  node studio/seed/bin/seed.ts --replace    volta ao texto original os documentos do conteúdo inicial

Variáveis: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN e, no Lake local, SANITY_API_HOST.`

async function seed(mode: SeedMode): Promise<void> {
  const client = writeClient(process.env)
  const { projectId, dataset } = client.config()
  console.log(`Gravando o conteúdo inicial em ${projectId}/${dataset}…`)
  const { written, unchanged } = await importSeed(client, { mode })
  console.log(`Documentos gravados: ${written}. Já existiam e ficaram como estão: ${unchanged}.`)
}

async function main([option, ...others]: string[]): Promise<void> {
  if (option === '--help' && others.length === 0) return console.log(HELP)
  if (option === undefined) return seed('missing')
  if (option === '--replace' && others.length === 0) return seed('replace')
  throw new Error(`Opção desconhecida: ${[option, ...others].join(' ')}\n\n${HELP}`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
