import { fileURLToPath } from 'node:url'
import type { InputOptions, OutputOptions } from 'rolldown'
import { SCRIPT_TARGETS } from '../theme/browsers.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The bundler's input: the loader, which imports every island lazily. */
export const islandsInput = {
  input: here('start.ts'),
  // Islands may import what the loader has.
  preserveEntrySignatures: 'allow-extension',
  platform: 'browser',
  resolve: {
    // Preact has React's names and a fraction of its bytes.
    alias: {
      react: here('preact/react.ts'),
      'react-dom/client': here('preact/client.ts'),
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
  },
  transform: {
    target: SCRIPT_TARGETS,
    jsx: { runtime: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
} satisfies InputOptions

/**
 * The bundler's output: the loader, and a chunk for each island. `hashed`: whether the loader's name
 * follows its content.
 */
export const islandsOutput = (hashed: boolean) =>
  ({
    format: 'esm',
    minify: true,
    comments: false,
    hashCharacters: 'base36',
    entryFileNames: hashed ? '[name]-[hash].js' : '[name].js',
    chunkFileNames: '[name]-[hash].js',
  }) satisfies OutputOptions

/** The input of the recorder's script, which is inline in every page. `loader`: the address of the loader's script. */
export const recorderInput = (loader: string) =>
  ({
    input: here('recorder.ts'),
    transform: { target: SCRIPT_TARGETS, define: { ENTRY: JSON.stringify(loader) } },
    external: [loader],
  }) satisfies InputOptions

/** The output of the recorder's script: a block, so that its constants are not global. */
export const RECORDER_OUTPUT = {
  format: 'esm',
  minify: true,
  banner: '{',
  footer: '}',
} satisfies OutputOptions
