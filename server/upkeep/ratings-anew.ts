import { type AnewReport, workOutAnew } from '../ratings/result-keeper.ts'
import { openBeside } from '../store/open-store.ts'

/** Works out from the logs how games ended and what people are rated by, also beside a server that runs. */
export async function ratingsAnew(
  folder: string,
  onTable?: (done: number, all: number) => void | Promise<void>,
): Promise<AnewReport> {
  const store = await openBeside(folder)
  try {
    return await workOutAnew(store, onTable)
  } finally {
    await store.close()
  }
}
