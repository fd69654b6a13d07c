import type {
  AssetSource,
  AssetSourceUploadEvent,
  AssetSourceUploader,
  AssetSourceUploaderClass,
  AssetSourceUploadFile,
  AssetSourceUploadSubscriber,
} from 'sanity'
import { fileFault, HEAD_BYTES, type SentFile, serverFault } from './fileFault.ts'

type UploadOptions = Parameters<AssetSourceUploader['upload']>[1]

/** By the function that changes the field. */
const listeners = new WeakMap<WeakKey, (fault: string | undefined) => void>()

/**
 * Tells a field about its uploads: why the last file was not taken, or `undefined` when another begins.
 * Sanity starts an uploader with the field's `onChange`, which is all that connects the two.
 */
export function listenToFaults(
  onChange: WeakKey,
  listener: (fault: string | undefined) => void,
): void {
  listeners.set(onChange, listener)
}

/** How often the document is told that a file is still on its way, in milliseconds. */
const SIGN_OF_LIFE_MS = 20_000

let running = 0

/** Asks before the tab is closed while a file is on its way. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function count(change: 1 | -1): void {
  running += change
  if (change === 1 && running === 1) addEventListener('beforeunload', askBeforeClosing)
  if (running === 0) removeEventListener('beforeunload', askBeforeClosing)
}

async function readHead(file: File): Promise<SentFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return { name: file.name, size: file.size, head }
}

/** Sanity's uploader, which looks at a file before it is sent and says in the field why it failed. */
const checked = (Uploader: AssetSourceUploaderClass): AssetSourceUploaderClass =>
  class CheckedUploader implements AssetSourceUploader {
    #sender = new Uploader()
    #subscribers = new Set<AssetSourceUploadSubscriber>()
    #isOver = true
    #signs: ReturnType<typeof setInterval> | undefined

    upload(files: File[], options?: UploadOptions): AssetSourceUploadFile[] {
      // The fields of this Studio take one file.
      const [file] = files
      if (!file) return []
      this.#begin(options)
      void this.#send(file, options)
      return this.getFiles()
    }

    #begin(options: UploadOptions): void {
      this.#isOver = false
      count(1)
      this.#tell(options, undefined)
    }

    async #send(file: File, options: UploadOptions): Promise<void> {
      const sent = await readHead(file)
      if (this.#isOver) return
      const fault = fileFault(sent)
      if (fault) {
        this.#tell(options, fault)
        this.#end([])
        return
      }
      this.#sender.subscribe((event) => this.#forward(event, sent, options))
      const [uploading] = this.#sender.upload([file], options)
      this.#signs = setInterval(() => {
        if (uploading)
          this.#emit({ type: 'progress', file: uploading, progress: uploading.progress * 100 })
      }, SIGN_OF_LIFE_MS)
    }

    #forward(event: AssetSourceUploadEvent, sent: SentFile, options: UploadOptions): void {
      // Sanity answers an error with a message that names neither the file nor the reason.
      if (event.type === 'error') return
      if (event.type !== 'all-complete') {
        this.#emit(event)
        return
      }
      const failed = event.files.find(({ status }) => status === 'error')
      if (failed) this.#tell(options, serverFault(sent, failed.error))
      // The field would take a failed file for one that is over its plan's limit.
      this.#end(failed ? [] : event.files)
    }

    #tell(options: UploadOptions, fault: string | undefined): void {
      if (options?.onChange) listeners.get(options.onChange)?.(fault)
    }

    #end(files: AssetSourceUploadFile[]): void {
      if (this.#isOver) return
      this.#isOver = true
      clearInterval(this.#signs)
      count(-1)
      this.#emit({ type: 'all-complete', files })
    }

    #emit(event: AssetSourceUploadEvent): void {
      for (const subscriber of this.#subscribers) subscriber(event)
    }

    abort(file?: AssetSourceUploadFile): void {
      this.#sender.abort(file)
      this.#end([])
    }

    subscribe(subscriber: AssetSourceUploadSubscriber): () => void {
      this.#subscribers.add(subscriber)
      return () => this.#subscribers.delete(subscriber)
    }

    getFiles(): AssetSourceUploadFile[] {
      return this.#sender.getFiles()
    }

    updateFile(...change: Parameters<AssetSourceUploader['updateFile']>): void {
      this.#sender.updateFile(...change)
    }

    reset(): void {
      this.#sender.reset()
    }
  }

/** A source of images that looks at files before it sends them. Sources that only choose stay as they are. */
export const checkedSource = (source: AssetSource): AssetSource =>
  source.Uploader ? { ...source, Uploader: checked(source.Uploader) } : source
