import { exportDataset } from '@sanity/export'
import { connect, TOKEN } from './client.ts'

/** Writes an archive of the documents of some types and their files, as `sanity dataset export --types` does. */
export async function exportTypes(lakeUrl: string, types: string[], file: string): Promise<void> {
  const client = connect(lakeUrl, { token: TOKEN })
  await exportDataset({ client, dataset: 'production', outputPath: file, types })
}
