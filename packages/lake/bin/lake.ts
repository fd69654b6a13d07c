#!/usr/bin/env node
import { LakeError } from '../errors.ts'
import { serve } from './serve.ts'

const commands: Record<string, (args: readonly string[]) => Promise<void>> = { serve }

const usage = `Uso: lake <comando>

  serve   inicia o Lake (LAKE_PORT, LAKE_DIR, LAKE_TOKEN, LAKE_PROJECT, LAKE_DATASET,
          LAKE_ORIGINS, LAKE_STUDIO_ORIGINS)`

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

if (!command) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    await command(args)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
