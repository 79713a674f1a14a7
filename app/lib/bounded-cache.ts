/** A cache that forgets what was used longest ago once its entries weigh too much together. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>()
  readonly #mostWeight: number
  #weight = 0

  constructor(mostWeight: number) {
    this.#mostWeight = mostWeight
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** `weight` must count the key, too, where strangers choose it. */
  set(key: string, value: Value, weight: number): void {
    this.#drop(key)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#mostWeight) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#weight -= entry.weight
  }
}
