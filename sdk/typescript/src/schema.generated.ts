// Made by `npm run sdk` out of the OpenAPI document. Do not edit: change a contract and make it anew.

export interface paths {
    "/api/dca/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jupiter DCA orders: active, or all in your plan’s history.
         * @description Each row is the state of an order: progress, amounts, value and the next cycle. Filters can be combined. Read the whole list with `after`, and poll only changed rows with `since`.
         */
        get: operations["listDcaOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jupiter limit orders of both programs: active, or all in your plan’s history.
         * @description Orders of Jupiter’s current limit order program (Trigger) and its predecessor; see `protocol`. `makingAmount` and `takingAmount` are what remains of each side, `ori…` what it was at the opening. Read the whole list with `after`, and poll only changed rows with `since`.
         */
        get: operations["listLimitOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/orders/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kamino limit orders: active, or all in your plan’s history.
         * @description Each row is the state of a Kamino limit order, including its fills so far. Read the whole list with `after`, and poll only changed rows with `since`.
         */
        get: operations["listKaminoOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/aggregates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DCA totals per token: remaining amounts of active orders, or fills of the last 24 hours.
         * @description One row per token on either side of an order, largest total first. `basis=remaining` sums active orders at current prices; `basis=filled` sums the fills of the last 24 hours at the prices of their time. Unknown values are excluded from the sums; `unpricedOrders` counts the orders without a price.
         */
        get: operations["listDcaAggregates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/aggregates/volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filled DCA volume over time, by token.
         * @description Filled volume in buckets of equal length, one series per token, at the prices of the fills. `labels` are the start times of the buckets; each series has one sum per label in `data`. Buckets that start before the indexed history are null.
         */
        get: operations["getDcaVolumeChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/top/filled/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top tokens by filled volume of Jupiter limit orders, last 24 hours, as chart data.
         * @description The same tokens and sums as `/api/limit/top/filled/table`, in the format of chart libraries. Tokens with unknown volume are excluded.
         */
        get: operations["getTopFilledTokenChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/top/filled/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top tokens by filled volume of Jupiter limit orders, last 24 hours.
         * @description Buy and sell volume of each token over a rolling 24 hours, in USD at the prices of the fills. Includes both of Jupiter’s limit order programs.
         */
        get: operations["listTopFilledTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trades/top/filled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Largest trades of the last 24 hours (≥ $1,000): 10 perp fills, 20 spot fills.
         * @description The 10 largest perp fills and 20 largest fills of spot orders, each worth 1,000 USD or more, largest first. `publicKey` is the order that was filled.
         */
        get: operations["listTopTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/traders/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top Kamino makers by filled volume.
         * @description Makers ranked by the filled volume of their orders within the timeframe, with their rank change and a volume series for a sparkline.
         */
        get: operations["listTopKaminoTraders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/traders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Kamino makers by filled volume.
         * @description The ranking of `/api/kamino/traders/top` as a paged list of all makers with a fill within the timeframe. `search` filters the list but does not change the ranks.
         */
        get: operations["listKaminoTraders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/tokens/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top tokens on Kamino by filled volume.
         * @description Buy and sell volume of each token in Kamino fills within the timeframe, in USD at the prices of the fills.
         */
        get: operations["listTopKaminoTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/trades/top/filled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top filled Kamino orders.
         * @description One row per order, ranked by its filled USD value within the timeframe.
         */
        get: operations["listTopKaminoFilledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kamino/orderbook/sol-usdc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * SOL/USDC order book on Kamino.
         * @description One level per order, best 20 of each side. Excludes orders below 0.001 SOL, orders reserved for one counterparty, and orders in the middle of a flash fill. Opposite sides can cross, because only takers match orders.
         */
        get: operations["getKaminoOrderBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resolve/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an id refers to: an order, token, market or trader.
         * @description Identifies an address that a user has entered, so that you know which endpoint to call next. Accepts any text; an unknown id is a normal result, not an error.
         */
        get: operations["resolveId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{key}/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fills of a spot order, newest first, and the next cycles of a DCA order.
         * @description Fills of one DCA or limit order at any spot venue, each with its price, its USD value and its deviation from the market price at the time. `isComplete` is false if fills are missing. Open DCA orders also include their next cycles.
         */
        get: operations["listOrderFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/events/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity of a trader’s DCA orders, or of one order: cycles, openings and closings, newest first.
         * @description A timeline of openings, cycles and closings for all DCA orders of a wallet, or for a single order.
         */
        get: operations["listDcaEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dca/pressure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DCA pressure: what active DCA orders will buy and sell of each token in the next 24 hours.
         * @description A forecast from the schedules of active DCA orders: buys and sells per token, by hour and as totals over five horizons. `assumptions` lists the assumptions behind it.
         */
        get: operations["listDcaPressure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limit/depth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Depth of open limit orders of a token, by distance from its price.
         * @description Remaining value of open limit orders at all venues, in 1 % buckets around the token’s current price. Only orders with the token as base have a distance: for JUP/SOL the base is JUP. `quoteOrders` counts the orders with the token as quote, `unpricedOrders` those without a price, and `orders` all of them.
         */
        get: operations["getLimitDepth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token database.
         * @description All tokens that trade at one of the venues, with price, market cap, supply and 24 h volume. Anyone can name a token anything: `verified` is true only for mints on the verified token list.
         */
        get: operations["listTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{tokenMint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One token.
         * @description The row of `/api/tokens` for one mint. A symbol instead of a mint returns 404 with a `hint` that links to the search.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ohlc/tokens/{mint}/{interval}/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest candles of a token.
         * @description Open, high, low and close of a token’s price with its filled volume, oldest first; the last candle is still open. Times are in milliseconds. A known token without a price returns an empty list.
         */
        get: operations["listLatestCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search: tokens by symbol, name or mint; markets by name; traders by address.
         * @description Finds tokens by symbol, name or mint, markets by name, and traders by full address. Verified tokens come first. Without `q`, returns the tokens with the highest DCA volume.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Oracle prices of SOL-PERP and BTC-PERP.
         * @description The oracle prices in the page header, with their 24 h change. The stream topic `prices` sends the same object.
         */
        get: operations["getDashboardPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift perp markets.
         * @description Price, open interest, funding and volume of each market. Listed markets by default; `filter=all` adds markets in settlement and delisted markets.
         */
        get: operations["listPerpMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Total volume, open interest and average funding of all listed Drift markets.
         * @description Totals over all listed markets. Markets without a price add nothing to USD sums.
         */
        get: operations["getPerpStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/analytics/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Volume and fills of each listed Drift market in a period, and its current participants.
         * @description One row per listed market: volume and fills within the period, and currently open positions.
         */
        get: operations["getPerpAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Drift perp market.
         * @description The row of `/api/drift/markets` for one market, listed or not.
         */
        get: operations["getPerpMarket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hourly funding of one Drift market, with averages and next funding time.
         * @description The last funding rate, the next funding time, averages of 24 hours and 7 days, and the hourly records. Rates are in basis points per hour; if positive, longs pay shorts.
         */
        get: operations["getPerpFunding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/trades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift perp fills within your plan’s history, newest first.
         * @description Each row is one fill with its taker and maker (User accounts, not wallets). An unknown market returns 404. Read the whole list with `after`, and poll only changed rows with `since`.
         */
        get: operations["listPerpTrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/positions/history/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest Drift position records, newest first.
         * @description Each fill creates one record per side with the position size after the fill. Records of positions smaller than `minSizeNotional` are excluded. Times are in milliseconds.
         */
        get: operations["listPositionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/positions/top/{limit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Largest open Drift positions, in USD.
         * @description Open positions in all listed markets, valued at current oracle prices.
         */
        get: operations["listTopPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/positions/perp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open positions in one Drift market, largest first.
         * @description Open positions in one market with entry price and unsettled profit, valued at the current oracle price. An unknown market returns 404.
         */
        get: operations["listMarketPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift positions of a wallet or of one of its User accounts, largest first.
         * @description Open positions of all User accounts of a wallet, or of one User account. A wallet without positions returns an empty list.
         */
        get: operations["listUserPerpPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/positions/spot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits and borrows in one Drift spot market, largest first.
         * @description Deposits and borrows of user accounts, with accrued interest. The account, name or base symbol of a perp market selects the spot market of its base asset, if there is exactly one; an index always selects a spot market.
         */
        get: operations["listMarketSpotBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/positions/spot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift deposits and borrows of a wallet or of one of its User accounts, largest first.
         * @description Deposits and borrows of all User accounts of a wallet, or of one User account, with accrued interest.
         */
        get: operations["listUserSpotBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/all/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift orders in all perp markets, newest first.
         * @description Orders that are open on Drift, in all markets. `userPublicKey` is the wallet, `userAccount` its User account.
         */
        get: operations["listPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/markets/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open orders in one Drift market, newest first.
         * @description Orders that are open in one market. An unknown market returns 404.
         */
        get: operations["listMarketPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/users/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Drift orders of a wallet or of one of its User accounts, newest first.
         * @description Open orders of all User accounts of a wallet, or of one User account.
         */
        get: operations["listUserPerpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/orders/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Drift order, open or closed, while retained.
         * @description The key is `{userAccount}:{orderId}`. A closed order is reconstructed from indexed records; unknown fields are null.
         */
        get: operations["getPerpOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/orders/{key}/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fills of one Drift order, newest first.
         * @description Fills of one order from its owner’s side, with price, fee and counterparty. `isComplete` is false if fills are missing.
         */
        get: operations["listPerpOrderFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/accounts/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drift User accounts with an open position or order.
         * @description User accounts with at least one open position or order, and their totals.
         */
        get: operations["listActivePerpAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drift/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Drift User account with its positions, open orders and balances.
         * @description Everything in one User account: positions, open orders, deposits and borrows. The address of a wallet returns 404, because a wallet can have several User accounts.
         */
        get: operations["getPerpAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of each data source, measured uptime and incidents.
         * @description The data of the page `/status`: the state of each source, its lag behind the chain, uptime over at most 90 days, and recent incidents.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your plan and its remaining limits.
         * @description Plan, rate, history and open streams of the API key in the request, or of the client’s IP address. This request counts too.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live changes as server-sent events.
         * @description One connection for all topics. Each event is a block of lines such as `event: dca`, `id: 154` and `data: {…}`, terminated by an empty line; `data` is one line of JSON. A stream starts with `retry: 3000` (milliseconds before reconnecting), the current prices if you subscribed to them, and `freshness`. A comment is sent every 15 seconds. Resume with the last `id`; if too much has changed since, a topic sends `resync: true`.
         */
        get: operations["openStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DcaOrder: {
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            userPublicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit; the latest sample, at most 10 minutes old. Null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input deposited into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`. Does not change with later prices. Null = no price known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening, or up to ten minutes before it. Later than `createdAt` if no earlier price is known. */
            amountUsdAt: number | null;
            /** @description At the current price. 0 = nothing remains; null = price unknown. */
            usdSpentPerMinute: number | null;
            /** @description Truncated to four decimals, so that 100 means complete. */
            progress: number;
            createdAt: number;
            /** @description Time of the next cycle; null once the order has ended. */
            nextCycleAt: number | null;
            cycleFrequency: number;
            /** @description True if the output is the base token. The quote is the first of USDC, USDT, SOL and JitoSOL that is in the pair. Pairs without any of these are buys. */
            buy: boolean;
            /** @description Total input deposited. */
            inDeposited: number | null;
            inDepositedRaw: string;
            /** @description Input withdrawn from the order, including the unsold input returned at its closing. `progress` only subtracts what was withdrawn earlier. */
            inWithdrawn: number | null;
            inWithdrawnRaw: string;
            /** @description Output withdrawn; all of it once the order is closed. */
            outWithdrawn: number | null;
            outWithdrawnRaw: string;
            /** @description Input sold. */
            inUsed: number | null;
            inUsedRaw: string;
            /** @description Output bought. */
            outReceived: number | null;
            outReceivedRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            inAmountPerCycle: number | null;
            inAmountPerCycleRaw: string;
            /** @description Input left to sell in the current cycle. */
            nextCycleAmountLeft: number | null;
            nextCycleAmountLeftRaw: string;
            /** @description Minimum output of a cycle; 0 = no limit. */
            minOutAmount: number | null;
            minOutAmountRaw: string;
            /** @description Maximum output of a cycle; 0 = no limit. */
            maxOutAmount: number | null;
            maxOutAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            keeperInBalanceBeforeBorrow: number | null;
            keeperInBalanceBeforeBorrowRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            dcaOutBalanceBeforeSwap: number | null;
            dcaOutBalanceBeforeSwapRaw: string;
            /** @description u64 as a decimal string, because it can exceed 2^53. */
            idx: string;
            bump: number;
            /**
             * @description `ended`: the account is closed for an unknown reason.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description Time when the order’s account was closed; null while it exists. */
            closedAt: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        DcaOrderPage: {
            content: components["schemas"]["DcaOrder"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        LimitOrder: {
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            maker: string;
            /** @enum {string} */
            protocol: "jupiter-limit" | "jupiter-limit-v1";
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit; the latest sample, at most 10 minutes old. Null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input deposited into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`. Does not change with later prices. Null = no price known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening, or up to ten minutes before it. Later than `createdAt` if no earlier price is known. */
            amountUsdAt: number | null;
            /** @description USD per UI unit of the base token at which the order fills. Null if the quote has no price. */
            limitPriceUsd: number | null;
            /** @description Truncated to four decimals, so that 100 means complete. */
            progress: number;
            /** @description Cancelled or expired before it was fully filled. */
            cancelled: boolean;
            /** @description Null = opening not indexed yet. */
            createdAt: number | null;
            expiredAt: number | null;
            /** @description True if the output is the base token. The quote is the first of USDC, USDT, SOL and JitoSOL that is in the pair. Pairs without any of these are buys. */
            buy: boolean;
            /** @description Remaining input. */
            makingAmount: number | null;
            makingAmountRaw: string;
            /** @description Remaining output that the order expects. */
            takingAmount: number | null;
            takingAmountRaw: string;
            /** @description Input at the opening. */
            oriMakingAmount: number | null;
            oriMakingAmountRaw: string;
            /** @description Expected output at the opening. */
            oriTakingAmount: number | null;
            oriTakingAmountRaw: string;
            /**
             * @description `ended`: the account is closed for an unknown reason.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description Time when the order’s account was closed; null while it exists. */
            closedAt: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        LimitOrderPage: {
            content: components["schemas"]["LimitOrder"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        KaminoOrder: {
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            maker: string;
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            inputTokenDecimals: number | null;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            outputTokenDecimals: number | null;
            /** @description USD per UI unit; the latest sample, at most 10 minutes old. Null = unknown. */
            inputMintPrice: number | null;
            /** @description Likewise. */
            outputMintPrice: number | null;
            /** @description Input deposited into the order. */
            amount: number | null;
            amountRaw: string;
            /** @description `amount` at the price of `amountUsdAt`. Does not change with later prices. Null = no price known. */
            amountUsd: number | null;
            /** @description Time of the price behind `amountUsd`: the opening, or up to ten minutes before it. Later than `createdAt` if no earlier price is known. */
            amountUsdAt: number | null;
            /** @description USD per UI unit of the base token at which the order fills. Null if the quote has no price. */
            limitPriceUsd: number | null;
            /** @description Truncated to four decimals, so that 100 means complete. */
            progress: number;
            /** @description Cancelled or expired before it was fully filled. */
            cancelled: boolean;
            /** @description Null = opening not indexed yet. */
            createdAt: number | null;
            /** @description True if the output is the base token. The quote is the first of USDC, USDT, SOL and JitoSOL that is in the pair. Pairs without any of these are buys. */
            buy: boolean;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            initialInputAmount: number | null;
            initialInputAmountRaw: string;
            /** @description USD value of the initial input at the current price. */
            initialInputAmountNotional: number | null;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            remainingInputAmount: number | null;
            remainingInputAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            filledOutputAmount: number | null;
            filledOutputAmountRaw: string;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            expectedOutputAmount: number | null;
            expectedOutputAmountRaw: string;
            numberOfFills: number | null;
            lastUpdatedTimestamp: number | null;
            /**
             * @description `ended`: the account is closed for an unknown reason.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description Time when the order’s account was closed; null while it exists. */
            closedAt: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        KaminoOrderPage: {
            content: components["schemas"]["KaminoOrder"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        DcaAggregate: {
            /** @description Its name, or its symbol, or its mint if it has neither. */
            token: string;
            tokenSymbol: string | null;
            /** @description Solana address: 32 bytes in base58. */
            tokenMint: string;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description USD value that buys the token (the token is the output). Null if none of these orders has a price or, with basis=filled, none of these fills has a known value. */
            buysUsd: number | null;
            /** @description USD value that sells the token (the token is the input). Null in the same cases. */
            sellsUsd: number | null;
            /** @description Buys + sells that are known; null if neither is. */
            totalUsd: number | null;
            /** @description Active orders with the token on either side; null with basis=filled. */
            orders: number | null;
            /** @description Orders excluded from the sums because their input has no price. */
            unpricedOrders: number | null;
        };
        DcaAggregateList: components["schemas"]["DcaAggregate"][];
        VolumeChart: {
            /** @description Start times of the buckets. */
            labels: number[];
            datasets: {
                /** @description The token’s symbol, followed by its mint if the symbol is not unique or the token is unverified; or `Other`. */
                label: string;
                /** @description Null = all other tokens together. */
                tokenMint: string | null;
                /** @description Whether the token is on the verified token list; null for `Other`. */
                tokenVerified: boolean | null;
                /** @description One sum per label, from fills with a known value: 0 if there were no fills; null if none has a known value, or if the bucket starts before the indexed history. In the net view, negative if more was sold. */
                data: (number | null)[];
            }[];
        };
        FilledToken: {
            /** @description Solana address: 32 bytes in base58. */
            mint: string;
            symbol: string | null;
            name: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            image: string | null;
            verified: boolean;
            /** @description Buys + sells; null if no fill has a known value. */
            volume: number | null;
            /** @description Volume with the token as output; null if no fill has a known value. */
            buyVolume: number | null;
            /** @description Volume with the token as input; null if no fill has a known value. */
            sellVolume: number | null;
            /** @description Same as `volume`. */
            totalFilledUsd: number | null;
        };
        FilledTokenPage: {
            content: components["schemas"]["FilledToken"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        FilledTokenChart: {
            /** @description Token symbols, largest first, followed by the mint if the symbol is not unique or the token is unverified. Tokens with unknown volume are excluded. */
            labels: string[];
            /** @description Mints of the tokens. */
            mints: string[];
            /** @description Whether each token is on the verified token list. */
            verified: boolean[];
            datasets: {
                label: string;
                data: number[];
            }[];
        };
        Trade: {
            /** @enum {string} */
            tradeType: "drift_perp" | "kamino" | "jupiter_recurring" | "jupiter_limit";
            buy: boolean;
            /** @description Mint of the input; null for a perp whose base mint is unknown or not on Solana. */
            inputMint: string | null;
            outputMint: string | null;
            inputTokenSymbol: string | null;
            outputTokenSymbol: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            /** @description Whether the token is on a verified token list; always true for the base of a perp. */
            inputTokenVerified: boolean;
            outputTokenVerified: boolean;
            timestamp: number;
            filledAmountUsd: number;
            /** @description Account of the order; for a perp order `{user account}:{order id}`, for a perp fill without an order its transaction signature. */
            publicKey: string;
            signature: string;
            /** @description Only for perps; otherwise null. */
            marketIndex: number | null;
            marketKey: string | null;
            marketName: string | null;
        };
        TradeList: components["schemas"]["Trade"][];
        KaminoTrader: {
            /** @description Solana address: 32 bytes in base58. */
            trader: string;
            /** @description Fills of the trader’s own orders in the window. */
            totalSwaps: number;
            /** @description USD volume of the fills with a known value; null if none has one. */
            totalVolumeUsd: number | null;
            rank: number;
            /** @description Places gained since the previous window. Null if the trader had no fill in that window, if it starts before the indexed history, and always for `month`, because no earlier data is retained. */
            rankChange: number | null;
            /** @description Share of the venue’s volume; null if either volume is unknown. */
            sharePercent: number | null;
            /** @description Tokens on either side of the trader’s filled orders. Null if the orders were opened before the indexed history. */
            distinctTokens: number | null;
            /** @description Volume per hour (day), per six hours (week) or per day (month), UTC; the last bucket is still open. Null if none of its fills has a known value, or if the bucket starts before the indexed history. */
            volumeSeries: (number | null)[];
        };
        KaminoTraderList: components["schemas"]["KaminoTrader"][];
        KaminoTraderPage: {
            content: components["schemas"]["KaminoTrader"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        KaminoToken: {
            /** @description Solana address: 32 bytes in base58. */
            mint: string;
            tokenSymbol: string | null;
            tokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description Buys + sells; null if no fill has a known value. */
            totalVolumeUsd: number | null;
            totalBuyVolumeUsd: number | null;
            totalSellVolumeUsd: number | null;
        };
        KaminoTokenList: components["schemas"]["KaminoToken"][];
        KaminoFilledOrder: {
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            inputTokenSymbol: string | null;
            outputTokenSymbol: string | null;
            inputTokenName: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            inputTokenVerified: boolean;
            outputTokenVerified: boolean;
            buy: boolean;
            /** @description Filled value in the window; null if no fill has a known value. */
            amountUsd: number | null;
            /** @description Fills in the window. */
            numberOfFills: number;
            /** @description Solana address: 32 bytes in base58. */
            maker: string;
        };
        KaminoFilledOrderList: components["schemas"]["KaminoFilledOrder"][];
        OrderBook: {
            /** @description Sorted by price, descending. */
            bids: {
                price: number;
                /** @description Remaining size of the order. */
                size: number;
                /** @description Solana address: 32 bytes in base58. */
                trader: string;
                /** @description Account of the order. */
                publicKey: string;
                /** @description Whether the level crosses the opposite side. */
                crossed: boolean;
            }[];
            /** @description Sorted by price, ascending. */
            asks: {
                price: number;
                /** @description Remaining size of the order. */
                size: number;
                /** @description Solana address: 32 bytes in base58. */
                trader: string;
                /** @description Account of the order. */
                publicKey: string;
                /** @description Whether the level crosses the opposite side. */
                crossed: boolean;
            }[];
            /** @description Display name of each trader in the book. */
            traders: Record<string, never>;
        };
        Identity: {
            id: string;
            /**
             * @description `trader` includes wallets that we know nothing about; `unknown` = not an address.
             * @enum {string}
             */
            kind: "order" | "token" | "market" | "trader" | "unknown";
            /** @description The address to look up next. For a Drift User account this is the wallet that owns it; null for `unknown`. */
            key: string | null;
            /** @description Venue of the order. */
            venue: ("dca" | "limit" | "kamino") | null;
            /** @description Whether the id is indexed. */
            known: boolean;
        };
        OrderEvent: {
            /** @description Unique event id: the transaction signature and the position in the transaction. */
            id: string;
            /** @enum {string} */
            kind: "opened" | "cycle" | "completed" | "cancelled" | "expired";
            time: number;
            /** @description Transaction signature. */
            signature: string;
            /** @description Account of the order. */
            publicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            inputTokenSymbol: string | null;
            inputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            inputTokenImage: string | null;
            inputTokenVerified: boolean;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            outputTokenSymbol: string | null;
            outputTokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            outputTokenImage: string | null;
            outputTokenVerified: boolean;
            buy: boolean;
            /** @description Value filled by a cycle or deposited at the opening, in USD at the prices of its time. Null = unknown, or a closing. */
            amountUsd: number | null;
        };
        OrderEventList: components["schemas"]["OrderEvent"][];
        OrderFill: {
            /** @description Transaction signature. */
            signature: string;
            time: number;
            /** @description Amount that the maker paid, with the token’s multiplier at the time. Null = unknown. */
            inAmount: number | null;
            inAmountRaw: string | null;
            /** @description Amount that the maker received, with the token’s multiplier at the time. Null = unknown. */
            outAmount: number | null;
            outAmountRaw: string;
            /** @description At the prices of the fill time. */
            amountUsd: number | null;
            /** @description USD per UI unit of the base token, with the token’s multiplier at the time. */
            price: number | null;
            /** @description Price that the maker received vs. market price at the time; positive = better than the market. */
            vsMarketBps: number | null;
            taker: string | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        OrderFillPage: {
            content: components["schemas"]["OrderFill"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
            /** @enum {string} */
            venue: "dca" | "limit" | "kamino";
            /** @description Solana address: 32 bytes in base58. */
            inputMint: string;
            /** @description Solana address: 32 bytes in base58. */
            outputMint: string;
            /** @description False if fills are missing: the order has sold more than the indexed fills account for, or only its fills are indexed. Missing fills are older than the indexed history, or very recent. */
            isComplete: boolean;
            /** @description The next cycles of an open DCA order, at most five, if nothing changes. */
            plannedCycles: {
                time: number;
                /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
                inAmount: number | null;
                inAmountRaw: string;
                /** @description At the current price. */
                amountUsd: number | null;
            }[];
        };
        TokenPressure: {
            /** @description Solana address: 32 bytes in base58. */
            tokenMint: string;
            tokenSymbol: string | null;
            tokenName: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            tokenImage: string | null;
            tokenVerified: boolean;
            /** @description Active orders with the token on either side. */
            orders: number;
            /** @description Orders that add nothing because their input has no price. */
            unpricedOrders: number;
            /** @description Buys minus sells in the next five minutes. */
            netUsd5m: number;
            netUsd30m: number;
            netUsd1h: number;
            netUsd6h: number;
            netUsd24h: number;
            buyUsd5m: number;
            buyUsd30m: number;
            buyUsd1h: number;
            buyUsd6h: number;
            buyUsd24h: number;
            sellUsd5m: number;
            sellUsd30m: number;
            sellUsd1h: number;
            sellUsd6h: number;
            sellUsd24h: number;
            /** @description Hourly values from `asOf` on, up to the horizon. In CSV and NDJSON each hour is a row: the token’s other fields, then `time`, `buyUsd`, `sellUsd` and `netUsd`. */
            hours: {
                time: number;
                buyUsd: number;
                sellUsd: number;
                netUsd: number;
            }[];
        };
        TokenPressurePage: {
            content: components["schemas"]["TokenPressure"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
            /** @description Start time of the horizons. */
            asOf: number;
            /** @description Assumptions of the forecast. */
            assumptions: string[];
        };
        LimitDepth: {
            /** @description Solana address: 32 bytes in base58. */
            tokenMint: string;
            asOf: number;
            price: number | null;
            /** @description Buckets of 1 % each, from 50 % below the price to 50 % above it. Empty if the token has no price. */
            buckets: {
                /** @description Remaining value of orders that buy the token. */
                buyUsd: number;
                /** @description Remaining value of orders that sell the token. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
                /** @description Distance from the price at which the bucket starts. */
                fromPercent: number;
                toPercent: number;
                fromPrice: number;
            }[];
            /** @description More than 50 % below the price. */
            below: {
                /** @description Remaining value of orders that buy the token. */
                buyUsd: number;
                /** @description Remaining value of orders that sell the token. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
            };
            /** @description More than 50 % above the price. */
            above: {
                /** @description Remaining value of orders that buy the token. */
                buyUsd: number;
                /** @description Remaining value of orders that sell the token. */
                sellUsd: number;
                buyOrders: number;
                sellOrders: number;
            };
            /** @description Orders with the token as base whose limit price is unknown. They are not in any bucket, nor in `below` or `above`. If the token has no price, this counts all of them. */
            unpricedOrders: number;
            /** @description Excluded orders with the token as quote, such as SOL in JUP/SOL. Their limit is a price of the other token, so they have no distance from this token’s price. */
            quoteOrders: number;
            /** @description All open orders with the token on either side: the orders in the buckets, `below` and `above`, plus `unpricedOrders` and `quoteOrders`. */
            orders: number;
        };
        Candle: {
            /** @description Start of the bucket. */
            time: number;
            open: number;
            high: number;
            low: number;
            close: number;
            /** @description USD volume of spot fills with the token on either side. Fills without a known value are skipped; null if no fill has a known value, or if the candle starts before the indexed history. */
            volume: number | null;
        };
        CandleList: components["schemas"]["Candle"][];
        Token: {
            /** @description Solana address: 32 bytes in base58. */
            tokenMint: string;
            name: string | null;
            symbol: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            logoUrl: string | null;
            verified: boolean;
            /** @description The well-known symbol that this token’s symbol imitates. */
            imitates: string | null;
            decimals: number | null;
            price: number | null;
            /** @description Price × supply. */
            marketCap: number | null;
            /** @description Base units ÷ 10^decimals × the mint’s `uiMultiplier` (1 for nearly all mints). */
            supply: number | null;
            updatedDate: number;
            /** @description Filled DCA volume of the last 24 h, both sides, USD. Fills without a known value are skipped; null if no fill has one. */
            dcaVolumePastDay: number | null;
            /** @description 24 h volume at `volumeType` (default: all four venues), USD. Null if no fill has a known value, and if a perp market with this symbol has traded whose base mint is unknown. All wrapped versions of a token report the full volume of its perp market. */
            volume: number | null;
            /** @description Factor that wallets multiply amounts of this mint by (Token-2022 ScaledUiAmount). 1 for nearly all tokens. */
            uiMultiplier: number;
        };
        TokenPage: {
            content: components["schemas"]["Token"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        SearchResult: {
            /** @enum {string} */
            type: "token" | "market" | "trader";
            /** @description Address of the result: a mint, a market account or a wallet, depending on its type. */
            tokenMint: string;
            name: string | null;
            symbol: string | null;
            /** @description The issuer’s logo. If its URL is on a private network, our copy (`/img/{mint}`); null = no logo. */
            logoUrl: string | null;
            verified: boolean;
            imitates: string | null;
            price: number | null;
            /** @description Only for tokens: null for markets and wallets, and if no fill has a known value. */
            dcaVolumePastDay: number | null;
            marketCap: number | null;
        };
        SearchResultPage: {
            content: components["schemas"]["SearchResult"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        Prices: {
            prices: {
                marketName: string;
                lastOraclePrice: number | null;
                priceChange24Hour: number | null;
            }[];
        };
        PerpMarket: {
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            name: string;
            baseAssetSymbol: string;
            marketIndex: number;
            /** @description Drift’s status number: 1 = active, 7 = settlement, 8 = delisted. */
            status: number;
            /** @description Drift’s name of the status. */
            statusName: string;
            isActive: boolean;
            /** @description False = excluded from lists, averages and rankings. */
            isListed: boolean;
            /** @description One side: the larger of all longs and all shorts, UI base units. */
            openInterest: number;
            /** @description Open interest at the oracle price. */
            openInterestUsd: number | null;
            /** @description Longs of users, excluding the AMM. */
            longInterest: number;
            /** @description Shorts of users, excluding the AMM. */
            shortInterest: number;
            lastOraclePrice: number | null;
            /** @description Time when the program last read this price from the oracle; null = unknown. All values at the oracle price have the same age. */
            lastOraclePriceTime: number | null;
            /** @description False = the program considered its oracle invalid at that time; null = unknown. */
            lastOracleValid: boolean | null;
            /** @description Basis points per hour; positive = longs pay shorts. */
            lastFundingRate: number | null;
            /** @description The program’s own 24 h moving average. */
            avgFundingRate24Hour: number | null;
            lastFundingTime: number;
            /** @description Time of the next funding update. */
            nextFundingTime: number | null;
            /** @description Percent change from the latest oracle price that is 24 to 25 hours old; null if there is none. */
            priceChange24Hour: number | null;
            /** @description USD: the market account’s 24 h volume, decayed to now. */
            recentVolume: number;
            /** @description User longs ÷ user shorts; null if either side is zero. */
            longShortRatio: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpMarketPage: {
            content: components["schemas"]["PerpMarket"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        PerpStats: {
            /** @description USD, last 24 hours: the volumes of the market accounts, decayed to now. */
            totalVolume: number;
            /** @description USD, one side of each market. */
            totalOpenInterest: number;
            /** @description Arithmetic mean over the listed markets. */
            avgFundingRate: number | null;
            /** @description Average weighted by open interest in USD. */
            weightedFundingRate: number | null;
            /** @description Number of listed markets. */
            marketCount: number;
            activeMarketCount: number;
            /** @description Listed markets without open interest. */
            marketsWithoutOpenInterest: number;
            /** @description Markets in settlement or delisted. */
            unlistedMarketCount: number;
            /** @description Wallets with an open position in a listed market. */
            uniqueTraders: number;
            /** @description Open positions in listed markets. */
            totalPositions: number;
        };
        PerpAnalyticsRow: {
            marketIndex: number;
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            name: string;
            baseAssetSymbol: string;
            /** @description Wallets with an open position now. */
            uniqueTraders: number;
            /** @description USD at the current oracle price; null without positions. */
            avgPositionSizeUsd: number | null;
            /** @description One side, UI base units. */
            openInterest: number;
            openInterestUsd: number | null;
            /** @description User longs ÷ user shorts; null if either side is zero. */
            longShortRatio: number | null;
            /** @description Open positions now. */
            totalPositions: number;
            /** @description USD volume within the period. */
            totalVolume: number;
            /** @description Fills within the period. */
            fills: number;
        };
        PerpAnalytics: components["schemas"]["PerpAnalyticsRow"][];
        PerpFunding: {
            marketIndex: number;
            /** @description Solana address: 32 bytes in base58. */
            publicKey: string;
            name: string;
            lastFundingRate: number | null;
            lastFundingTime: number;
            nextFundingTime: number | null;
            /** @description Average of the records of the last 24 hours; null until all of them are known. */
            avgFundingRate24Hour: number | null;
            /** @description Average of the records of the last 7 days; null until all of them are known. */
            avgFundingRate7Day: number | null;
            /** @description Funding records, oldest first. */
            records: {
                time: number;
                fundingRate: number | null;
            }[];
        };
        PositionRecord: {
            /** @description Record id: `{market}:{fill record}:{m|t}`, m = maker, t = taker. */
            id: string;
            /** @description The trader’s wallet. */
            authority: string;
            time: number;
            marketIndex: number;
            /**
             * @description Side of the position; for a closed position, its last side.
             * @enum {string}
             */
            positionSide: "long" | "short";
            /** @description USD size after the fill at the oracle price of the fill, rounded to cents; 0 = closed. */
            sizeNotional: number;
            /** @description USD settled according to the latest state of the User account, rounded to cents. */
            settledPnl: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PositionHistory: components["schemas"]["PositionRecord"][];
        PerpPosition: {
            /** @description Drift User account. */
            publicKey: string;
            /** @description Wallet that owns the User account. */
            authority: string;
            subAccountId: number;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @enum {string} */
            positionSide: "long" | "short";
            /** @description Positive for both sides. */
            baseAssetAmount: number;
            /** @description USD at the current oracle price. */
            sizeNotional: number | null;
            entryPrice: number | null;
            breakEvenPrice: number | null;
            lastOraclePrice: number | null;
            /** @description USD that would have to be settled if the position were closed at the oracle price, before funding. Includes realised profit of earlier trades that is not settled yet. */
            unrealizedPnl: number | null;
            /** @description USD earned (positive) or owed (negative) since the last funding settlement. */
            unsettledFunding: number | null;
            /** @description USD settled for this position so far. */
            settledPnl: number;
            openOrders: number;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpPositionPage: {
            content: components["schemas"]["PerpPosition"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        PerpPositionList: components["schemas"]["PerpPosition"][];
        SpotBalance: {
            /** @description Drift User account. */
            userAccount: string;
            /** @description Wallet that owns the User account. */
            authority: string;
            subAccountId: number;
            /** @description Index of the spot market; perp markets have separate indexes. */
            marketIndex: number;
            /** @description Account of the spot market. */
            marketKey: string;
            symbol: string;
            /** @description Solana address: 32 bytes in base58. */
            mint: string;
            /** @enum {string} */
            side: "deposit" | "borrow";
            /** @description With the interest until now; above zero for both sides. */
            balance: number;
            balanceRaw: string;
            /** @description At the current oracle price. */
            valueUsd: number | null;
            lastOraclePrice: number | null;
            openOrders: number;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        SpotBalancePage: {
            content: components["schemas"]["SpotBalance"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        PerpOrder: {
            /** @description `{userAccount}:{orderId}` */
            id: string;
            orderId: number;
            /** @description The trader’s wallet. */
            userPublicKey: string;
            /** @description Solana address: 32 bytes in base58. */
            userAccount: string;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @enum {string} */
            orderType: "market" | "limit" | "trigger_market" | "trigger_limit" | "oracle" | "unknown";
            /** @description 0 = long, 1 = short. */
            direction: number;
            baseAssetAmount: number;
            baseAssetAmountFilled: number;
            quoteAssetAmountFilled: number;
            /** @description USD; null for a market order. */
            price: number | null;
            /** @description Truncated to four decimals, so that 100 means complete. */
            fillPercentage: number;
            /** @description Value of the whole order at its own price, or at the oracle price if it has none. */
            amountUsd: number | null;
            /** @description Set if the price follows the oracle. */
            oraclePriceOffset: number | null;
            triggerPrice: number | null;
            triggersAbove: boolean | null;
            lastOraclePrice: number | null;
            reduceOnly: boolean;
            postOnly: boolean;
            immediateOrCancel: boolean;
            expiredAt: number | null;
            /** @description Null until its placement is known. */
            createdAt: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpOrderPage: {
            content: components["schemas"]["PerpOrder"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        PerpOrderDetail: {
            /** @description `{userAccount}:{orderId}` */
            id: string;
            orderId: number;
            /** @description The trader’s wallet; null = unknown. */
            userPublicKey: string | null;
            /** @description Solana address: 32 bytes in base58. */
            userAccount: string;
            marketIndex: number;
            marketKey: string | null;
            marketName: string;
            baseAssetSymbol: string;
            /** @description Null if neither the User account nor a record contains it. */
            orderType: ("market" | "limit" | "trigger_market" | "trigger_limit" | "oracle" | "unknown") | null;
            /** @description 0 = long, 1 = short. */
            direction: number | null;
            /** @description Null if the order was placed before the indexed history. */
            baseAssetAmount: number | null;
            /** @description Null if unknown; a lower bound if `status` is `ended`. */
            baseAssetAmountFilled: number | null;
            quoteAssetAmountFilled: number | null;
            /** @description USD; null for a market order, and if unknown for a closed order. */
            price: number | null;
            fillPercentage: number | null;
            /** @description Value of the whole order at its own price, or at the oracle price if it has none. */
            amountUsd: number | null;
            /** @description Set if the price follows the oracle. */
            oraclePriceOffset: number | null;
            triggerPrice: number | null;
            triggersAbove: boolean | null;
            lastOraclePrice: number | null;
            /** @description Null if `orderType` is null, like the two fields after it. */
            reduceOnly: boolean | null;
            postOnly: boolean | null;
            immediateOrCancel: boolean | null;
            expiredAt: number | null;
            /** @description Null until its placement is known. */
            createdAt: number | null;
            /** @description Slot of the last on-chain change. */
            slot: number;
            /**
             * @description `ended`: the order is closed, but no indexed record says how.
             * @enum {string}
             */
            status: "open" | "completed" | "cancelled" | "expired" | "ended";
            /** @description Average fill price, USD per UI unit. Null = no fills, or unknown. */
            averagePrice: number | null;
            /** @description Null while the order is open, and if its closing time is unknown. */
            closedAt: number | null;
        };
        PerpOrderFill: {
            /** @description Fill id: `{signature}:{instruction path}:{event index}`, as in Drift trades. */
            id: string;
            /** @description Transaction signature. */
            signature: string;
            time: number;
            /**
             * @description The order’s side of the fill.
             * @enum {string}
             */
            role: "taker" | "maker";
            price: number | null;
            baseAssetAmount: number;
            quoteAssetAmount: number;
            /** @description USD fee paid by the owner; negative = rebate. */
            fee: number | null;
            oraclePrice: number | null;
            /** @description User account of the counterparty; null = the AMM. */
            counterparty: string | null;
            liquidation: boolean;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpOrderFillPage: {
            content: components["schemas"]["PerpOrderFill"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
            marketIndex: number;
            marketName: string;
            baseAssetSymbol: string;
            /** @description False if fills are missing: the order has filled more than the indexed fills account for. Missing fills are older than the indexed history, or very recent. */
            isComplete: boolean;
        };
        PerpAccountRow: {
            /** @description Drift User account. */
            publicKey: string;
            /** @description Wallet that owns the User account. */
            authority: string;
            subAccountId: number;
            name: string;
            /** @description beingLiquidated, bankrupt, reduceOnly, advancedLp, protectedMaker. */
            flags: string[];
            openPositions: number;
            openOrders: number;
            /** @description USD of all positions at current oracle prices. */
            positionsUsd: number;
            totalDeposits: number;
            totalWithdraws: number;
            settledPnl: number;
            cumulativeFunding: number;
            lastActiveSlot: number;
            idle: boolean;
            updatedAt: number;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpAccountPage: {
            content: components["schemas"]["PerpAccountRow"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        PerpAccount: {
            /** @description Drift User account. */
            publicKey: string;
            /** @description Wallet that owns the User account. */
            authority: string;
            subAccountId: number;
            name: string;
            /** @description beingLiquidated, bankrupt, reduceOnly, advancedLp, protectedMaker. */
            flags: string[];
            openPositions: number;
            openOrders: number;
            /** @description USD of all positions at current oracle prices. */
            positionsUsd: number;
            totalDeposits: number;
            totalWithdraws: number;
            settledPnl: number;
            cumulativeFunding: number;
            lastActiveSlot: number;
            idle: boolean;
            updatedAt: number;
            /** @description Slot of the last on-chain change. */
            slot: number;
            positions: components["schemas"]["PerpPosition"][];
            orders: components["schemas"]["PerpOrder"][];
            /** @description Deposits and borrows, largest first. */
            spotBalances: components["schemas"]["SpotBalance"][];
        };
        PerpTrade: {
            /** @description `{signature}:{instruction path}:{event index}` */
            id: string;
            signature: string;
            marketIndex: number;
            marketKey: string | null;
            baseAssetSymbol: string;
            /**
             * @description Side of the taker.
             * @enum {string}
             */
            side: "buy" | "sell";
            price: number | null;
            baseAssetAmount: number;
            quoteAssetAmount: number;
            oraclePrice: number | null;
            taker: string | null;
            maker: string | null;
            liquidation: boolean;
            time: number;
            /** @description Slot of the last on-chain change. */
            slot: number;
        };
        PerpTradePage: {
            content: components["schemas"]["PerpTrade"][];
            totalElements: number;
            /** @description False if counting stopped at a limit: there are at least `totalElements` rows. */
            totalIsExact: boolean;
            totalPages: number;
            page: number;
            size: number;
            /** @description Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages. */
            cursor?: string | null;
            /** @description Only in responses to `since`: pass it as `since` in the next call. */
            revision?: string;
            /** @description Only in responses to `since`: true = too many changes, or too long ago; reload the whole list. */
            resync?: boolean;
        };
        SourceStatus: {
            /** @description Source name, such as `accounts:jupiter-dca`. */
            source: string;
            /**
             * @description `degraded` = follows the chain with a limitation that `detail` explains; `silent` = no report for ten seconds.
             * @enum {string}
             */
            state: "live" | "degraded" | "catching-up" | "snapshot" | "starting" | "offline" | "silent";
            /** @description Whether new data depends on this source. If so, it counts for the service’s state and uptime. */
            isVital: boolean;
            /** @description All data up to this slot is ingested; null for sources without slots. */
            lastSlot: number | null;
            /** @description Slots between the last ingested slot and the newest slot of the node. */
            lagSlots: number | null;
            /** @description Block time of the last slot. */
            dataTime: number | null;
            /** @description Time of the last report. */
            heardAt: number;
            /** @description Message for users; null if all is well. */
            detail: string | null;
            /** @description Events or account changes ingested per second over the last minute; null before the first minute. */
            eventsPerSecond: number | null;
            /** @description Transactions that could not be loaded and will be retried, so the data is incomplete; null for a source that loads none. */
            unreadableTransactions: number | null;
            /** @description Uptime of this source, measured like that of the service. */
            uptimePercent: number | null;
        };
        Incident: {
            startedAt: number;
            /** @description Null = ongoing. */
            endedAt: number | null;
            /** @description Sources that were not live. */
            sources: string[];
            /** @description Message for users; null = no report from any source. */
            detail: string | null;
        };
        Status: {
            /**
             * @description `operational` = all vital sources are live, `degraded` = some are, `down` = none are.
             * @enum {string}
             */
            status: "operational" | "degraded" | "down";
            /** @description Share of the time since `measuredSince` in which all vital sources were live, in whole minutes. */
            uptimePercent: number | null;
            /** @description The first start, or 90 days ago; null = no measurement yet. */
            measuredSince: number | null;
            /** @description All sources together, over the last minute. */
            eventsPerSecond: number | null;
            /** @description RPC requests that failed. */
            failuresPerMinute: number | null;
            /** @description Updates that could not be decoded and were quarantined. */
            quarantinedPerMinute: number | null;
            sources: components["schemas"]["SourceStatus"][];
            /** @description Incidents of ten seconds or more, newest first, at most 50. */
            incidents: components["schemas"]["Incident"][];
        };
        Usage: {
            /** @enum {string} */
            plan: "free" | "pro" | "ultimate" | "enterprise" | "first-party";
            /** @description Average number of requests per second. */
            ratePerSecond: number;
            /** @description Burst size: number of requests allowed at once. */
            burst: number;
            /** @description Number of requests allowed right now. */
            remaining: number;
            /** @description Seconds until the whole burst is available again. */
            resetSeconds: number;
            /** @description History in days; null = unlimited. */
            historyDays: number | null;
            /** @description Earliest time that you can request; null = unlimited. */
            earliestAllowed: number | null;
            /** @description Your open streams on this web process. */
            streams: {
                limit: number;
                open: number;
            };
        };
        /** @description Origin and age of the data, as in the `X-Data-…` headers of a response. */
        DataAge: {
            /**
             * @description Origin of the chain data.
             * @enum {string}
             */
            source: "live" | "simulated" | "fixtures";
            /** @description Block time of the last indexed slot; null before the first. */
            dataTime: number | null;
            /** @description Last indexed slot. */
            dataSlot: number | null;
            /** @description Message for users while the source is down or catching up; null if all is well. */
            notice: string | null;
        };
        PricesEvent: {
            /** @constant */
            event: "prices";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: components["schemas"]["Prices"];
        };
        DcaEvent: {
            /** @constant */
            event: "dca";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["DcaOrder"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        LimitEvent: {
            /** @constant */
            event: "limit";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["LimitOrder"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        KaminoEvent: {
            /** @constant */
            event: "kamino";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["KaminoOrder"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        PerpTradesEvent: {
            /** @constant */
            event: "drift.trades";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["PerpTrade"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
            };
        };
        PerpPositionsEvent: {
            /** @constant */
            event: "drift.positions";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["PositionRecord"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
                /** @description User accounts whose positions, orders or balances changed: reload those that you show. Absent if `resync` is true. */
                accounts?: string[];
            };
        };
        MarketStatsEvent: {
            /** @constant */
            event: "market_stats";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            data: {
                /** @description Current rows. Empty if `resync` is true. */
                rows: components["schemas"]["PerpMarket"][];
                /** @description True = too many changes, or too long ago: reload the list. */
                resync: boolean;
                meta: components["schemas"]["DataAge"];
                /** @description Current totals. Absent if `resync` is true. */
                stats?: components["schemas"]["PerpStats"];
            };
        };
        FreshnessEvent: {
            /** @constant */
            event: "freshness";
            /** @description Pass it as `Last-Event-ID` to resume after this event. Absent if this event cannot be resumed from. */
            id?: string;
            /** @description Age of the data of each topic. Sent every five seconds, regardless of `topics`. */
            data: {
                prices: components["schemas"]["DataAge"];
                dca: components["schemas"]["DataAge"];
                limit: components["schemas"]["DataAge"];
                kamino: components["schemas"]["DataAge"];
                "drift.trades": components["schemas"]["DataAge"];
                "drift.positions": components["schemas"]["DataAge"];
                market_stats: components["schemas"]["DataAge"];
            };
        };
        /** @description One event of the stream; `event` determines the type of `data`. Clients must ignore unknown events. */
        StreamEvent: components["schemas"]["PricesEvent"] | components["schemas"]["DcaEvent"] | components["schemas"]["LimitEvent"] | components["schemas"]["KaminoEvent"] | components["schemas"]["PerpTradesEvent"] | components["schemas"]["PerpPositionsEvent"] | components["schemas"]["MarketStatsEvent"] | components["schemas"]["FreshnessEvent"];
        Problem: {
            /** @description Path of the page about this kind of problem. */
            type: string;
            title: string;
            status: number;
            /** @description What is wrong with this request, for people. */
            detail: string;
            /** @description Same as `detail`. */
            message: string;
            /** @description Requested path. */
            instance: string;
            /** @description Kind of problem, for programs. */
            code: string;
            /** @description All invalid parameters. */
            errors?: {
                parameter: string;
                message: string;
            }[];
            /** @description How to fix the request, for people. */
            hint?: string;
            /** @description Suggested API paths, most likely first. */
            suggestions?: string[];
            retryAfter?: number;
            /** @description Earliest time that the plan allows. */
            earliestAllowed?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDcaOrders: {
        parameters: {
            query?: {
                /** @description Active orders, or all orders opened within your plan’s history plus everything still active. `search` with a full order address finds an order of any age. */
                filter?: "active" | "historical";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field: createdAt, amountUsd; with filter=active also: progress, usdSpentPerMinute. */
                sortField?: "createdAt" | "amountUsd" | "progress" | "usdSpentPerMinute";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description Owner wallet.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; for addresses, the first four or more characters. Text after 100 characters is ignored.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description Minimum order value at the opening.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at or after this time: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, in the same format. Must be later than `start`.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the previous response. Continues after its last row at any depth, without gaps or duplicates while new rows arrive. Use it instead of `page`, with the same sort and filters; only `start` and `end` may change. */
                after?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "userPublicKey"
                 *     ]
                 */
                fields?: ("publicKey" | "userPublicKey" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "usdSpentPerMinute" | "progress" | "createdAt" | "nextCycleAt" | "cycleFrequency" | "buy" | "inDeposited" | "inDepositedRaw" | "inWithdrawn" | "inWithdrawnRaw" | "outWithdrawn" | "outWithdrawnRaw" | "inUsed" | "inUsedRaw" | "outReceived" | "outReceivedRaw" | "inAmountPerCycle" | "inAmountPerCycleRaw" | "nextCycleAmountLeft" | "nextCycleAmountLeftRaw" | "minOutAmount" | "minOutAmountRaw" | "maxOutAmount" | "maxOutAmountRaw" | "keeperInBalanceBeforeBorrow" | "keeperInBalanceBeforeBorrowRaw" | "dcaOutBalanceBeforeSwap" | "dcaOutBalanceBeforeSwapRaw" | "idx" | "bump" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier response. Returns only the rows that changed since then, unfiltered and unsorted; other parameters are ignored. If `resync` is true, reload the whole list; the response is then always JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jupiter DCA orders: active, or all in your plan’s history. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *           "userPublicKey": "Gu5XCjeHpHyo7CGUpaum9LF7yPa3gBgjPQ856noDvvVF",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "Fartcoin",
                     *           "outputTokenName": "Fartcoin",
                     *           "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 1.445019,
                     *           "amount": 78.131703,
                     *           "amountRaw": "78131703",
                     *           "amountUsd": 78.00024984,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 2.5641,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "usdSpentPerMinute": 0.0333334401,
                     *           "createdAt": 1795175798,
                     *           "nextCycleAt": 1795179398,
                     *           "cycleFrequency": 3600,
                     *           "inDeposited": 78.131703,
                     *           "inDepositedRaw": "78131703",
                     *           "inWithdrawn": 0,
                     *           "inWithdrawnRaw": "0",
                     *           "outWithdrawn": 1.383511,
                     *           "outWithdrawnRaw": "1383511",
                     *           "inUsed": 2.003377,
                     *           "inUsedRaw": "2003377",
                     *           "outReceived": 1.383511,
                     *           "outReceivedRaw": "1383511",
                     *           "inAmountPerCycle": 2.003377,
                     *           "inAmountPerCycleRaw": "2003377",
                     *           "nextCycleAmountLeft": 2.003377,
                     *           "nextCycleAmountLeftRaw": "2003377",
                     *           "minOutAmount": 0,
                     *           "minOutAmountRaw": "0",
                     *           "maxOutAmount": 0,
                     *           "maxOutAmountRaw": "0",
                     *           "keeperInBalanceBeforeBorrow": 0,
                     *           "keeperInBalanceBeforeBorrowRaw": "0",
                     *           "dcaOutBalanceBeforeSwap": 0,
                     *           "dcaOutBalanceBeforeSwapRaw": "0",
                     *           "idx": "1795175798",
                     *           "bump": 254
                     *         },
                     *         {
                     *           "publicKey": "EGwtvo82ZygjP2DTgRA31ami5LcW1HBR4zSdGoqZQ8fP",
                     *           "userPublicKey": "13Wia7Kxg8H2M6P6CniQJPu3YrgqSAjTdBjVuk6idKGH",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "JitoSOL",
                     *           "outputTokenName": "Jito Staked SOL",
                     *           "outputTokenImage": "https://sextant.example/img/J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 9,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 221.6870866,
                     *           "amount": 196.608545,
                     *           "amountRaw": "196608545",
                     *           "amountUsd": 196.2777598,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 5.7142,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "usdSpentPerMinute": 1.121587199,
                     *           "createdAt": 1795175467,
                     *           "nextCycleAt": 1795176067,
                     *           "cycleFrequency": 300,
                     *           "inDeposited": 196.608545,
                     *           "inDepositedRaw": "196608545",
                     *           "inWithdrawn": 0,
                     *           "inWithdrawnRaw": "0",
                     *           "outWithdrawn": 0.050473472,
                     *           "outWithdrawnRaw": "50473472",
                     *           "inUsed": 11.234774,
                     *           "inUsedRaw": "11234774",
                     *           "outReceived": 0.050473472,
                     *           "outReceivedRaw": "50473472",
                     *           "inAmountPerCycle": 5.617387,
                     *           "inAmountPerCycleRaw": "5617387",
                     *           "nextCycleAmountLeft": 5.617387,
                     *           "nextCycleAmountLeftRaw": "5617387",
                     *           "minOutAmount": 0,
                     *           "minOutAmountRaw": "0",
                     *           "maxOutAmount": 0,
                     *           "maxOutAmountRaw": "0",
                     *           "keeperInBalanceBeforeBorrow": 0,
                     *           "keeperInBalanceBeforeBorrowRaw": "0",
                     *           "dcaOutBalanceBeforeSwap": 0,
                     *           "dcaOutBalanceBeforeSwapRaw": "0",
                     *           "idx": "1795175467",
                     *           "bump": 253
                     *         }
                     *       ],
                     *       "totalElements": 1645,
                     *       "totalIsExact": true,
                     *       "totalPages": 823,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc1NDY3LCJFR3d0dm84Mlp5Z2pQMkRUZ1JBMzFhbWk1TGNXMUhCUjR6U2RHb3FaUThmUCIsImRjYTo0ZTJ2Il0"
                     *     }
                     */
                    "application/json": components["schemas"]["DcaOrderPage"];
                };
            };
        };
    };
    listLimitOrders: {
        parameters: {
            query?: {
                /** @description Active orders, or all orders opened within your plan’s history plus everything still active. `search` with a full order address finds an order of any age. */
                filter?: "active" | "historical";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field: createdAt, amountUsd; with filter=active also: progress. */
                sortField?: "createdAt" | "amountUsd" | "progress";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description Owner wallet.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; for addresses, the first four or more characters. Text after 100 characters is ignored.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description Minimum order value at the opening.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at or after this time: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, in the same format. Must be later than `start`.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the previous response. Continues after its last row at any depth, without gaps or duplicates while new rows arrive. Use it instead of `page`, with the same sort and filters; only `start` and `end` may change. */
                after?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "maker"
                 *     ]
                 */
                fields?: ("publicKey" | "maker" | "protocol" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "limitPriceUsd" | "progress" | "cancelled" | "createdAt" | "expiredAt" | "buy" | "makingAmount" | "makingAmountRaw" | "takingAmount" | "takingAmountRaw" | "oriMakingAmount" | "oriMakingAmountRaw" | "oriTakingAmount" | "oriTakingAmountRaw" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier response. Returns only the rows that changed since then, unfiltered and unsorted; other parameters are ignored. If `resync` is true, reload the whole list; the response is then always JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jupiter limit orders of both programs: active, or all in your plan’s history. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "4xVGMBcCuS4W1BoawvCPNsH6YXhsrAxg4gHCKoo3ZuaV",
                     *           "maker": "3uZnCwrq9j4pUwmSb4qasUK7eXy9EU2U2zcZ63XVuxFL",
                     *           "protocol": "jupiter-limit",
                     *           "inputMint": "So11111111111111111111111111111111111111112",
                     *           "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenSymbol": "SOL",
                     *           "inputTokenName": "Wrapped SOL",
                     *           "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 9,
                     *           "outputTokenSymbol": "USDC",
                     *           "outputTokenName": "USD Coin",
                     *           "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 179.616734,
                     *           "outputMintPrice": 0.998317544,
                     *           "amount": 0.412545743,
                     *           "amountRaw": "412545743",
                     *           "amountUsd": 74.14704689,
                     *           "amountUsdAt": 1795175700,
                     *           "progress": 0,
                     *           "buy": false,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 213.4443422,
                     *           "cancelled": false,
                     *           "createdAt": 1795175876,
                     *           "expiredAt": 1795435076,
                     *           "makingAmount": 0.412545743,
                     *           "makingAmountRaw": "412545743",
                     *           "takingAmount": 88.203954,
                     *           "takingAmountRaw": "88203954",
                     *           "oriMakingAmount": 0.412545743,
                     *           "oriMakingAmountRaw": "412545743",
                     *           "oriTakingAmount": 88.203954,
                     *           "oriTakingAmountRaw": "88203954"
                     *         },
                     *         {
                     *           "publicKey": "HqAQxc2BAb6yTmFAbuK4kS7KDKt9eS2QTLfWw1FjpZ1F",
                     *           "maker": "EgLrddiLsvJ9NtiC9PdgBy1Yo7jNB7YBgQ9w1Gb6tmaE",
                     *           "protocol": "jupiter-limit",
                     *           "inputMint": "So11111111111111111111111111111111111111112",
                     *           "outputMint": "8stJ4nEpgoSBTV4gynaeUDX89FjW79E4fQAAL1WWpump",
                     *           "inputTokenSymbol": "SOL",
                     *           "inputTokenName": "Wrapped SOL",
                     *           "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 9,
                     *           "outputTokenSymbol": "SaltyHamst",
                     *           "outputTokenName": "Salty Hamster",
                     *           "outputTokenImage": "https://sextant.example/img/8stJ4nEpgoSBTV4gynaeUDX89FjW79E4fQAAL1WWpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 6,
                     *           "inputMintPrice": 179.616734,
                     *           "outputMintPrice": 0.003311490295,
                     *           "amount": 1.761715782,
                     *           "amountRaw": "1761715782",
                     *           "amountUsd": 316.6340337,
                     *           "amountUsdAt": 1795175700,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 0.003058238678,
                     *           "cancelled": false,
                     *           "createdAt": 1795175737,
                     *           "expiredAt": null,
                     *           "makingAmount": 1.761715782,
                     *           "makingAmountRaw": "1761715782",
                     *           "takingAmount": 103469.2411,
                     *           "takingAmountRaw": "103469241052",
                     *           "oriMakingAmount": 1.761715782,
                     *           "oriMakingAmountRaw": "1761715782",
                     *           "oriTakingAmount": 103469.2411,
                     *           "oriTakingAmountRaw": "103469241052"
                     *         }
                     *       ],
                     *       "totalElements": 4693,
                     *       "totalIsExact": true,
                     *       "totalPages": 2347,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc1NzM3LCJIcUFReGMyQkFiNnlUbUZBYnVLNGtTN0tES3Q5ZVMyUVRMZld3MUZqcFoxRiIsImxpbWl0OjRlMnYiXQ"
                     *     }
                     */
                    "application/json": components["schemas"]["LimitOrderPage"];
                };
            };
        };
    };
    listKaminoOrders: {
        parameters: {
            query?: {
                /** @description Active orders, or all orders opened within your plan’s history plus everything still active. `search` with a full order address finds an order of any age. */
                filter?: "active" | "historical";
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field: createdAt, amountUsd; with filter=active also: progress. */
                sortField?: "createdAt" | "amountUsd" | "progress";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description A mint on either side of the order.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /**
                 * @description Owner wallet.
                 * @example 3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ
                 */
                maker?: string;
                /**
                 * @description Symbol, name, mint, order or maker; for addresses, the first four or more characters. Text after 100 characters is ignored.
                 * @example SOL
                 */
                search?: string;
                /**
                 * @description Minimum order value at the opening.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Opened at or after this time: seconds since 1970 or ISO 8601.
                 * @example 1795000000
                 */
                start?: number | string;
                /**
                 * @description Opened before this time, in the same format. Must be later than `start`.
                 * @example 1795086400
                 */
                end?: number | string;
                /** @description The `cursor` of the previous response. Continues after its last row at any depth, without gaps or duplicates while new rows arrive. Use it instead of `page`, with the same sort and filters; only `start` and `end` may change. */
                after?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "maker"
                 *     ]
                 */
                fields?: ("publicKey" | "maker" | "inputMint" | "outputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "inputTokenDecimals" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "outputTokenDecimals" | "inputMintPrice" | "outputMintPrice" | "amount" | "amountRaw" | "amountUsd" | "amountUsdAt" | "limitPriceUsd" | "progress" | "cancelled" | "createdAt" | "buy" | "initialInputAmount" | "initialInputAmountRaw" | "initialInputAmountNotional" | "remainingInputAmount" | "remainingInputAmountRaw" | "filledOutputAmount" | "filledOutputAmountRaw" | "expectedOutputAmount" | "expectedOutputAmountRaw" | "numberOfFills" | "lastUpdatedTimestamp" | "status" | "closedAt" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier response. Returns only the rows that changed since then, unfiltered and unsorted; other parameters are ignored. If `resync` is true, reload the whole list; the response is then always JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kamino limit orders: active, or all in your plan’s history. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "8KEVsm7Rfoy4b5cVjgFyFGUo3Lfog6pLLSBXTQxFHzyY",
                     *           "maker": "7RjVakpCjYrzvRPDQAZZqhrmvYYvGfjoSXWt5gyqjNMP",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "So11111111111111111111111111111111111111112",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "SOL",
                     *           "outputTokenName": "Wrapped SOL",
                     *           "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 9,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 179.616734,
                     *           "amount": 920.114142,
                     *           "amountRaw": "920114142",
                     *           "amountUsd": 918.5660904,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 177.5174357,
                     *           "cancelled": false,
                     *           "createdAt": 1795175656,
                     *           "initialInputAmount": 920.114142,
                     *           "initialInputAmountRaw": "920114142",
                     *           "initialInputAmountNotional": 918.5660904,
                     *           "remainingInputAmount": 920.114142,
                     *           "remainingInputAmountRaw": "920114142",
                     *           "filledOutputAmount": 0,
                     *           "filledOutputAmountRaw": "0",
                     *           "expectedOutputAmount": 5.17451194,
                     *           "expectedOutputAmountRaw": "5174511940",
                     *           "numberOfFills": 0,
                     *           "lastUpdatedTimestamp": 1795175656
                     *         },
                     *         {
                     *           "publicKey": "3rrekZ1vRLCy92NRuar9Fg4bCbhQhYQLJwQn1EydDsXs",
                     *           "maker": "8TPiTNuyCwoducjebVo15RbFt75oVmDNpgjSCNsW1abL",
                     *           "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "outputMint": "DnJgcuKU6fbcg9Ur29phZJWHbJPz7EyK79Y8Rq4Cpump",
                     *           "inputTokenSymbol": "USDC",
                     *           "inputTokenName": "USD Coin",
                     *           "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "inputTokenVerified": true,
                     *           "inputTokenDecimals": 6,
                     *           "outputTokenSymbol": "SGOBLIN",
                     *           "outputTokenName": "Spicy Goblin",
                     *           "outputTokenImage": "https://sextant.example/img/DnJgcuKU6fbcg9Ur29phZJWHbJPz7EyK79Y8Rq4Cpump",
                     *           "outputTokenVerified": true,
                     *           "outputTokenDecimals": 2,
                     *           "inputMintPrice": 0.998317544,
                     *           "outputMintPrice": 9.801707897e-10,
                     *           "amount": 3174.767526,
                     *           "amountRaw": "3174767526",
                     *           "amountUsd": 3169.426119,
                     *           "amountUsdAt": 1795176000,
                     *           "progress": 0,
                     *           "buy": true,
                     *           "status": "open",
                     *           "closedAt": null,
                     *           "slot": 385451998,
                     *           "limitPriceUsd": 9.603117366e-10,
                     *           "cancelled": false,
                     *           "createdAt": 1795174676,
                     *           "initialInputAmount": 3174.767526,
                     *           "initialInputAmountRaw": "3174767526",
                     *           "initialInputAmountNotional": 3169.426119,
                     *           "remainingInputAmount": 3174.767526,
                     *           "remainingInputAmountRaw": "3174767526",
                     *           "filledOutputAmount": 0,
                     *           "filledOutputAmountRaw": "0",
                     *           "expectedOutputAmount": 3300413812000,
                     *           "expectedOutputAmountRaw": "330041381202258",
                     *           "numberOfFills": 0,
                     *           "lastUpdatedTimestamp": 1795174676
                     *         }
                     *       ],
                     *       "totalElements": 822,
                     *       "totalIsExact": true,
                     *       "totalPages": 411,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJjcmVhdGVkQXQiLCJkZXNjIiwxNzk1MTc0Njc2LCIzcnJla1oxdlJMQ3k5Mk5SdWFyOUZnNGJDYmhRaFlRTEp3UW4xRXlkRHNYcyIsImthbWlubzo0ZTJ2Il0"
                     *     }
                     */
                    "application/json": components["schemas"]["KaminoOrderPage"];
                };
            };
        };
    };
    listDcaAggregates: {
        parameters: {
            query?: {
                /** @description Remaining amounts of active orders, or fills of the last 24 hours. */
                basis?: "remaining" | "filled";
                /** @description Maximum number of tokens, largest first. */
                limit?: number;
                /**
                 * @description Excluded mints, comma-separated, at most 50.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                exclude?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "token",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("token" | "tokenSymbol" | "tokenMint" | "tokenImage" | "tokenVerified" | "buysUsd" | "sellsUsd" | "totalUsd" | "orders" | "unpricedOrders")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description DCA totals per token: remaining amounts of active orders, or fills of the last 24 hours. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "token": "USD Coin",
                     *         "tokenSymbol": "USDC",
                     *         "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenVerified": true,
                     *         "buysUsd": 22743523.35,
                     *         "sellsUsd": 44457987.95,
                     *         "totalUsd": 67201511.3,
                     *         "orders": 1082,
                     *         "unpricedOrders": 0
                     *       },
                     *       {
                     *         "token": "Wrapped SOL",
                     *         "tokenSymbol": "SOL",
                     *         "tokenMint": "So11111111111111111111111111111111111111112",
                     *         "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "tokenVerified": true,
                     *         "buysUsd": 43881216.3,
                     *         "sellsUsd": 22655989.31,
                     *         "totalUsd": 66537205.61,
                     *         "orders": 729,
                     *         "unpricedOrders": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DcaAggregateList"];
                };
            };
        };
    };
    getDcaVolumeChart: {
        parameters: {
            query?: {
                /** @description Unit of the bucket length. */
                interval?: "minute" | "hour" | "day";
                /** @description Bucket length in this unit. Buckets start at multiples of their length, UTC. */
                intervalDuration?: number;
                /** @description Start time: seconds since 1970 or ISO 8601. Default: 24 hours before `end`, or before now if `end` is later. The first bucket is the whole bucket that contains this time; it must start within your plan’s history. */
                start?: number | string;
                /** @description End time, in the same format. Default: now. Buckets that start at or after this time are excluded; the last bucket is whole and can extend past it. No bucket starts after now. */
                end?: number | string;
                /** @description Buys + sells, or buys − sells. */
                view?: "summary" | "summaryNet";
                /**
                 * @description Mints, comma-separated, each as its own series, at most 50. Default: the five largest tokens excluding SOL, USDC, USDT and JitoSOL, plus all others together.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMints?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Filled DCA volume over time, by token. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "labels": [
                     *         1795089600,
                     *         1795093200
                     *       ],
                     *       "datasets": [
                     *         {
                     *           "label": "POPCAT",
                     *           "tokenMint": "7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr",
                     *           "tokenVerified": true,
                     *           "data": [
                     *             218.3154812,
                     *             194.7748375
                     *           ]
                     *         },
                     *         {
                     *           "label": "JUP",
                     *           "tokenMint": "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN",
                     *           "tokenVerified": true,
                     *           "data": [
                     *             4173.344688,
                     *             5730.829128
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VolumeChart"];
                };
            };
        };
    };
    getTopFilledTokenChart: {
        parameters: {
            query?: {
                /** @description Maximum number of tokens, largest first. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top tokens by filled volume of Jupiter limit orders, last 24 hours, as chart data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "labels": [
                     *         "USDC",
                     *         "SOL"
                     *       ],
                     *       "mints": [
                     *         "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "So11111111111111111111111111111111111111112"
                     *       ],
                     *       "verified": [
                     *         true,
                     *         true
                     *       ],
                     *       "datasets": [
                     *         {
                     *           "label": "Filled volume, 24 h",
                     *           "data": [
                     *             846291.0921,
                     *             533639.6077
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilledTokenChart"];
                };
            };
        };
    };
    listTopFilledTokens: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Only this many of the largest tokens are in the list. */
                limit?: number;
                /** @description Sort field. */
                sortField?: "totalFilledUsd" | "volume" | "buyVolume" | "sellVolume" | "symbol";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "mint",
                 *       "symbol"
                 *     ]
                 */
                fields?: ("mint" | "symbol" | "name" | "image" | "verified" | "volume" | "buyVolume" | "sellVolume" | "totalFilledUsd")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top tokens by filled volume of Jupiter limit orders, last 24 hours. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "symbol": "USDC",
                     *           "name": "USD Coin",
                     *           "image": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "verified": true,
                     *           "volume": 846291.0921,
                     *           "buyVolume": 141341.8048,
                     *           "sellVolume": 704949.2873,
                     *           "totalFilledUsd": 846291.0921
                     *         },
                     *         {
                     *           "mint": "So11111111111111111111111111111111111111112",
                     *           "symbol": "SOL",
                     *           "name": "Wrapped SOL",
                     *           "image": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "volume": 533639.6077,
                     *           "buyVolume": 411071.8958,
                     *           "sellVolume": 122567.7119,
                     *           "totalFilledUsd": 533639.6077
                     *         }
                     *       ],
                     *       "totalElements": 50,
                     *       "totalIsExact": true,
                     *       "totalPages": 25,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["FilledTokenPage"];
                };
            };
        };
    };
    listTopTrades: {
        parameters: {
            query?: {
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "tradeType",
                 *       "buy"
                 *     ]
                 */
                fields?: ("tradeType" | "buy" | "inputMint" | "outputMint" | "inputTokenSymbol" | "outputTokenSymbol" | "inputTokenImage" | "outputTokenImage" | "inputTokenVerified" | "outputTokenVerified" | "timestamp" | "filledAmountUsd" | "publicKey" | "signature" | "marketIndex" | "marketKey" | "marketName")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Largest trades of the last 24 hours (≥ $1,000): 10 perp fills, 20 spot fills. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "tradeType": "drift_perp",
                     *         "buy": true,
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputMint": "So11111111111111111111111111111111111111112",
                     *         "inputTokenSymbol": "USDC",
                     *         "outputTokenSymbol": "SOL",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "timestamp": 1795094409,
                     *         "filledAmountUsd": 822991.4862,
                     *         "publicKey": "8hj4cBcExQT1hCWvRMhqABTB8AUiJW9qRRjbqP4LTos6:85248021",
                     *         "signature": "w1CtvWi3onhtSpmq7KaDgVDsEPCVV5yiV8FkQ4cvckd24SPCD38RhkRSRshgHuRTNgnaSYgHDG92aJ2AXrdD6La",
                     *         "marketIndex": 0,
                     *         "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "marketName": "SOL-PERP"
                     *       },
                     *       {
                     *         "tradeType": "drift_perp",
                     *         "buy": true,
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputMint": "So11111111111111111111111111111111111111112",
                     *         "inputTokenSymbol": "USDC",
                     *         "outputTokenSymbol": "SOL",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "outputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "timestamp": 1795151286,
                     *         "filledAmountUsd": 799712.7719,
                     *         "publicKey": "DhByuBf84LbxSsigt5hshDRxUMEknEjFvuXJ8dnfyZCE:85390213",
                     *         "signature": "4tub3auMHrswqyuqHKudeHkgWzG43cj4LtmfPkDfiWXWpejSPgsjPofFYJ7Q86s7GQjmvXZ58BEvPaDgAswmHoae",
                     *         "marketIndex": 0,
                     *         "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "marketName": "SOL-PERP"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TradeList"];
                };
            };
        };
    };
    listTopKaminoTraders: {
        parameters: {
            query?: {
                /** @description Maximum number of rows, largest first. */
                limit?: number;
                /** @description Rolling window: the last 24 hours or 7 days. */
                timeframe?: "day" | "week";
                /**
                 * @description Part of the trader’s address, case-insensitive. Ranks still count all traders.
                 * @example a
                 */
                search?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "trader",
                 *       "totalSwaps"
                 *     ]
                 */
                fields?: ("trader" | "totalSwaps" | "totalVolumeUsd" | "rank" | "rankChange" | "sharePercent" | "distinctTokens" | "volumeSeries")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top Kamino makers by filled volume. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *         "totalSwaps": 40,
                     *         "totalVolumeUsd": 1620907.277,
                     *         "rank": 1,
                     *         "rankChange": null,
                     *         "sharePercent": 42.72386569,
                     *         "distinctTokens": 2,
                     *         "volumeSeries": [
                     *           null,
                     *           null
                     *         ]
                     *       },
                     *       {
                     *         "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *         "totalSwaps": 37,
                     *         "totalVolumeUsd": 802408.3122,
                     *         "rank": 2,
                     *         "rankChange": null,
                     *         "sharePercent": 21.14987417,
                     *         "distinctTokens": 2,
                     *         "volumeSeries": [
                     *           null,
                     *           null
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoTraderList"];
                };
            };
        };
    };
    listKaminoTraders: {
        parameters: {
            query?: {
                /** @description Rolling window: the last 24 hours, 7 days or 31 days. */
                timeframe?: "day" | "week" | "month";
                /**
                 * @description Part of the trader’s address, case-insensitive. Ranks still count all traders.
                 * @example a
                 */
                search?: string;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "trader",
                 *       "totalSwaps"
                 *     ]
                 */
                fields?: ("trader" | "totalSwaps" | "totalVolumeUsd" | "rank" | "rankChange" | "sharePercent" | "distinctTokens" | "volumeSeries")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All Kamino makers by filled volume. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "totalSwaps": 40,
                     *           "totalVolumeUsd": 1620907.277,
                     *           "rank": 1,
                     *           "rankChange": null,
                     *           "sharePercent": 42.72386569,
                     *           "distinctTokens": 2,
                     *           "volumeSeries": [
                     *             null,
                     *             null
                     *           ]
                     *         },
                     *         {
                     *           "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *           "totalSwaps": 37,
                     *           "totalVolumeUsd": 802408.3122,
                     *           "rank": 2,
                     *           "rankChange": null,
                     *           "sharePercent": 21.14987417,
                     *           "distinctTokens": 2,
                     *           "volumeSeries": [
                     *             null,
                     *             null
                     *           ]
                     *         }
                     *       ],
                     *       "totalElements": 83,
                     *       "totalIsExact": true,
                     *       "totalPages": 42,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["KaminoTraderPage"];
                };
            };
        };
    };
    listTopKaminoTokens: {
        parameters: {
            query?: {
                /** @description Maximum number of rows, largest first. */
                limit?: number;
                /** @description Rolling window: the last 24 hours or 7 days. */
                timeframe?: "day" | "week";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "mint",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("mint" | "tokenSymbol" | "tokenName" | "tokenImage" | "tokenVerified" | "totalVolumeUsd" | "totalBuyVolumeUsd" | "totalSellVolumeUsd")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top tokens on Kamino by filled volume. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "mint": "So11111111111111111111111111111111111111112",
                     *         "tokenSymbol": "SOL",
                     *         "tokenName": "Wrapped SOL",
                     *         "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "tokenVerified": true,
                     *         "totalVolumeUsd": 3744031.492,
                     *         "totalBuyVolumeUsd": 1999772.348,
                     *         "totalSellVolumeUsd": 1744259.144
                     *       },
                     *       {
                     *         "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenSymbol": "USDC",
                     *         "tokenName": "USD Coin",
                     *         "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "tokenVerified": true,
                     *         "totalVolumeUsd": 3712526.534,
                     *         "totalBuyVolumeUsd": 1735524.299,
                     *         "totalSellVolumeUsd": 1977002.235
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoTokenList"];
                };
            };
        };
    };
    listTopKaminoFilledOrders: {
        parameters: {
            query?: {
                /** @description Maximum number of rows, largest first. */
                limit?: number;
                /** @description Rolling window: the last 24 hours or 7 days. */
                timeframe?: "day" | "week";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "inputMint"
                 *     ]
                 */
                fields?: ("publicKey" | "inputMint" | "outputMint" | "inputTokenSymbol" | "outputTokenSymbol" | "inputTokenName" | "outputTokenName" | "inputTokenImage" | "outputTokenImage" | "inputTokenVerified" | "outputTokenVerified" | "buy" | "amountUsd" | "numberOfFills" | "maker")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top filled Kamino orders. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "publicKey": "FeMBR6nKB1f5ZjJg7VwuUU73mKtrmDfR56uy8JnPFR2Z",
                     *         "inputMint": "So11111111111111111111111111111111111111112",
                     *         "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "SOL",
                     *         "outputTokenSymbol": "USDC",
                     *         "inputTokenName": "Wrapped SOL",
                     *         "outputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "buy": false,
                     *         "amountUsd": 113902.4913,
                     *         "numberOfFills": 3,
                     *         "maker": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ"
                     *       },
                     *       {
                     *         "publicKey": "H1Y1mGwoga3iB2jees22PgGtk5XWoTcGgixvfDKeqV9p",
                     *         "inputMint": "So11111111111111111111111111111111111111112",
                     *         "outputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "SOL",
                     *         "outputTokenSymbol": "USDC",
                     *         "inputTokenName": "Wrapped SOL",
                     *         "outputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *         "outputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputTokenVerified": true,
                     *         "buy": false,
                     *         "amountUsd": 103132.3491,
                     *         "numberOfFills": 2,
                     *         "maker": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["KaminoFilledOrderList"];
                };
            };
        };
    };
    getKaminoOrderBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SOL/USDC order book on Kamino. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bids": [
                     *         {
                     *           "price": 179.6647116,
                     *           "size": 295.969582,
                     *           "trader": "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS",
                     *           "publicKey": "2mCFm1ibqVJZmXs8goBvGHW83FxNzfNcFCXixqT7axUh",
                     *           "crossed": false
                     *         },
                     *         {
                     *           "price": 179.4811606,
                     *           "size": 369.4349223,
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "publicKey": "21yPDh2kfXmZCR223jdooxuF9TPrr91PPCaFuRUi38oG",
                     *           "crossed": false
                     *         }
                     *       ],
                     *       "asks": [
                     *         {
                     *           "price": 180.011055,
                     *           "size": 89.88949677,
                     *           "trader": "AENA4i8S5WepJN848YtB2TvHgEhsuHV1HvpbKNmUj8rx",
                     *           "publicKey": "6htUSDA9DTJ2uwVJXhvWM7vDZZKQdmQGXivRqh8Ef74s",
                     *           "crossed": false
                     *         },
                     *         {
                     *           "price": 180.2799734,
                     *           "size": 123.9964306,
                     *           "trader": "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ",
                     *           "publicKey": "6yuxuJKTKb4BYrB7WpAEAbiPJcMMeoZ6AGBQv9bjRmSN",
                     *           "crossed": false
                     *         }
                     *       ],
                     *       "traders": {
                     *         "99T5BPMrRCFzv1VzToqUVSf6k5b9oq64jpX4d4akXFeS": "99T5…XFeS",
                     *         "3CPRHNJMW7uaxoyhpWdRka5ZwLMkrGVghpW4oYjdUDYJ": "3CPR…UDYJ",
                     *         "9n1VafczNr3ifhTNbZ9qNg3RMyeMyAvq1L3ZH498cxJe": "9n1V…cxJe",
                     *         "6h1MZRxJvWK2fpp4JiE7yCgCh5MJYnMs3PP8LwTifGqv": "6h1M…fGqv",
                     *         "AENA4i8S5WepJN848YtB2TvHgEhsuHV1HvpbKNmUj8rx": "AENA…j8rx",
                     *         "AsszKUA7STrYpkqPSq52bgw1DspJszd35238Vt58LTUa": "Assz…LTUa",
                     *         "Dj3buU1m2r73iTx9x4YPQBN8W1GQYRNmKhxJYGoKKgCg": "Dj3b…KgCg",
                     *         "BL4aUS7YpGFj5qpKe4vsEkYZzCkMz1m8P94hM5ET8uDs": "BL4a…8uDs",
                     *         "8mKj4ZRcybDnX1tRw2wxsLx2iWsmNH6w9EgCC8htstff": "8mKj…stff",
                     *         "AnYia5rSmHxJAaV4rtgV1xVX9ibZit1EBqNWMYMHsAC1": "AnYi…sAC1",
                     *         "7RjVakpCjYrzvRPDQAZZqhrmvYYvGfjoSXWt5gyqjNMP": "7RjV…jNMP",
                     *         "5vvkGrRkCXd6QWBPKijVfWm1TizVvkJ6CWT3rXQT7KB2": "5vvk…7KB2",
                     *         "J2WwPZm5T6Q6PkiQkDGBESRNHqB8Ku3ZdU7KTsB1xR46": "J2Ww…xR46",
                     *         "3iYp3FGmxLErafNNefXEvPGT2r5xbUdWsZqXnTZX7NaN": "3iYp…7NaN",
                     *         "4Wnx1Rf7yxgDYLsxhmak72rahXRPVjv64K9SKEP4ZTJa": "4Wnx…ZTJa",
                     *         "AFgm7LZoymonGeE2XtQFCb5toTcctViq36TJYfgmPx1p": "AFgm…Px1p",
                     *         "9TDfzQtEFJFDAmijv5DzBeCpVSwsDAML2kBmb9KjoDEU": "9TDf…oDEU",
                     *         "3bcTranTxHaiTtHTJiVUXSXRB4Wbeyb8oQb7mAqFjA8i": "3bcT…jA8i",
                     *         "ABRfzJ3hcEd4naNuZbNk4huKqRsbD4i1HNLwewTTjSTy": "ABRf…jSTy",
                     *         "FTfuksC1gxpMPEjGAcg6AJWETi88ideZH4KQ3ZPrUVf8": "FTfu…UVf8",
                     *         "HNdckKjBSif6C9M8GK4DJxNGkWiWidNMXxoAnLoverHj": "HNdc…erHj",
                     *         "ES9KQYt3qGFoMYEZdWUWmDf2wyLEMfRXCZzwX1PhdwGS": "ES9K…dwGS",
                     *         "3VCtjqYQqGBts2NiP5uJq59LfSbePQzxpWSLcPydNfCp": "3VCt…NfCp",
                     *         "kPuYMiqCGoZ3S4H7PkvMufoHcxKxWbX1nZHGoKisvUQ": "kPuY…svUQ"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderBook"];
                };
            };
        };
    };
    resolveId: {
        parameters: {
            query?: {
                /** @description Interpret the id as this kind, regardless of what is indexed. */
                as?: "order" | "token" | "trader";
            };
            header?: never;
            path: {
                /**
                 * @description An account, mint or wallet address.
                 * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an id refers to: an order, token, market or trader. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "kind": "token",
                     *       "key": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "venue": null,
                     *       "known": true
                     *     }
                     */
                    "application/json": components["schemas"]["Identity"];
                };
            };
        };
    };
    listOrderFills: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "signature",
                 *       "time"
                 *     ]
                 */
                fields?: ("signature" | "time" | "inAmount" | "inAmountRaw" | "outAmount" | "outAmountRaw" | "amountUsd" | "price" | "vsMarketBps" | "taker" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description Account of the order.
                 * @example DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fills of a spot order, newest first, and the next cycles of a DCA order. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 1,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "signature": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ",
                     *           "time": 1795175802,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "outAmount": 1.383511,
                     *           "outAmountRaw": "1383511",
                     *           "amountUsd": 2.003377,
                     *           "price": 1.44803836,
                     *           "vsMarketBps": null,
                     *           "taker": "DkGiD4iZJhwHhzYcBzwPRzC7S2tUDaG9gLarGk5tvpHi",
                     *           "slot": 385451505
                     *         }
                     *       ],
                     *       "venue": "dca",
                     *       "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *       "isComplete": true,
                     *       "plannedCycles": [
                     *         {
                     *           "time": 1795179398,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "amountUsd": 2.000006406
                     *         },
                     *         {
                     *           "time": 1795182998,
                     *           "inAmount": 2.003377,
                     *           "inAmountRaw": "2003377",
                     *           "amountUsd": 2.000006406
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderFillPage"];
                };
            };
        };
    };
    listDcaEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of events, newest first. */
                limit?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "kind"
                 *     ]
                 */
                fields?: ("id" | "kind" | "time" | "signature" | "publicKey" | "inputMint" | "inputTokenSymbol" | "inputTokenName" | "inputTokenImage" | "inputTokenVerified" | "outputMint" | "outputTokenSymbol" | "outputTokenName" | "outputTokenImage" | "outputTokenVerified" | "buy" | "amountUsd")[];
            };
            header?: never;
            path: {
                /**
                 * @description A trader’s wallet, or an order account.
                 * @example DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activity of a trader’s DCA orders, or of one order: cycles, openings and closings, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ 3.2:0",
                     *         "kind": "cycle",
                     *         "time": 1795175802,
                     *         "signature": "3jBUPuJFD1nzoPxeq2Yngs7eKhD5trA3jTNempUA1tD2F4DpaSaS8eFB4eEYNvhmmdznG16dXySwa1ieLKAvP7TJ",
                     *         "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "USDC",
                     *         "inputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenSymbol": "Fartcoin",
                     *         "outputTokenName": "Fartcoin",
                     *         "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenVerified": true,
                     *         "buy": true,
                     *         "amountUsd": 2.003377
                     *       },
                     *       {
                     *         "id": "5MxjikMTmxJAkXJ1M6h1asDprpk5ZbVAVAcga78DQjonEHEndimbPjTVvj7myiJotdmr4niTyuJ4oRCNdLL2V3V9 1.1:0",
                     *         "kind": "opened",
                     *         "time": 1795175798,
                     *         "signature": "5MxjikMTmxJAkXJ1M6h1asDprpk5ZbVAVAcga78DQjonEHEndimbPjTVvj7myiJotdmr4niTyuJ4oRCNdLL2V3V9",
                     *         "publicKey": "DMHABRY6ZiXgZarRD3EABSKyTzHvSu28cLtbisW2EweH",
                     *         "inputMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenSymbol": "USDC",
                     *         "inputTokenName": "USD Coin",
                     *         "inputTokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *         "inputTokenVerified": true,
                     *         "outputMint": "9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenSymbol": "Fartcoin",
                     *         "outputTokenName": "Fartcoin",
                     *         "outputTokenImage": "https://sextant.example/img/9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump",
                     *         "outputTokenVerified": true,
                     *         "buy": true,
                     *         "amountUsd": 78.00024984
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderEventList"];
                };
            };
        };
    };
    listDcaPressure: {
        parameters: {
            query?: {
                /** @description Tokens are ranked by their net value over this horizon, which is also the number of hours returned. */
                horizon?: "5m" | "30m" | "1h" | "6h" | "24h";
                /**
                 * @description Only this token.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "tokenMint",
                 *       "tokenSymbol"
                 *     ]
                 */
                fields?: ("tokenMint" | "tokenSymbol" | "tokenName" | "tokenImage" | "tokenVerified" | "orders" | "unpricedOrders" | "netUsd5m" | "netUsd30m" | "netUsd1h" | "netUsd6h" | "netUsd24h" | "buyUsd5m" | "buyUsd30m" | "buyUsd1h" | "buyUsd6h" | "buyUsd24h" | "sellUsd5m" | "sellUsd30m" | "sellUsd1h" | "sellUsd6h" | "sellUsd24h" | "hours")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description DCA pressure: what active DCA orders will buy and sell of each token in the next 24 hours. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 419,
                     *       "totalIsExact": true,
                     *       "totalPages": 210,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "tokenSymbol": "USDC",
                     *           "tokenName": "USD Coin",
                     *           "tokenImage": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "tokenVerified": true,
                     *           "orders": 1082,
                     *           "unpricedOrders": 0,
                     *           "netUsd5m": -130630.0651,
                     *           "netUsd30m": -365117.3547,
                     *           "netUsd1h": -732820.6313,
                     *           "netUsd6h": -4384807.736,
                     *           "netUsd24h": -7252421.354,
                     *           "buyUsd5m": 2318.061324,
                     *           "buyUsd30m": 473972.5244,
                     *           "buyUsd1h": 945544.0559,
                     *           "buyUsd6h": 5655952.479,
                     *           "buyUsd24h": 19306967.4,
                     *           "sellUsd5m": 132948.1264,
                     *           "sellUsd30m": 839089.8791,
                     *           "sellUsd1h": 1678364.687,
                     *           "sellUsd6h": 10040760.21,
                     *           "sellUsd24h": 26559388.76,
                     *           "hours": [
                     *             {
                     *               "time": 1795176000,
                     *               "buyUsd": 945544.0559,
                     *               "sellUsd": 1678364.687,
                     *               "netUsd": -732820.6313
                     *             },
                     *             {
                     *               "time": 1795179600,
                     *               "buyUsd": 943894.5985,
                     *               "sellUsd": 1670078.581,
                     *               "netUsd": -726183.9827
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "tokenSymbol": "SOL",
                     *           "tokenName": "Wrapped SOL",
                     *           "tokenImage": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "tokenVerified": true,
                     *           "orders": 729,
                     *           "unpricedOrders": 0,
                     *           "netUsd5m": 129814.5981,
                     *           "netUsd30m": 362165.0493,
                     *           "netUsd1h": 723909.6543,
                     *           "netUsd6h": 4362268.129,
                     *           "netUsd24h": 7146203.578,
                     *           "buyUsd5m": 131696.416,
                     *           "buyUsd30m": 832960.6204,
                     *           "buyUsd1h": 1666299.259,
                     *           "buyUsd6h": 9999002.742,
                     *           "buyUsd24h": 26436969.87,
                     *           "sellUsd5m": 1881.817944,
                     *           "sellUsd30m": 470795.5711,
                     *           "sellUsd1h": 942389.6047,
                     *           "sellUsd6h": 5636734.613,
                     *           "sellUsd24h": 19290766.29,
                     *           "hours": [
                     *             {
                     *               "time": 1795176000,
                     *               "buyUsd": 1666299.259,
                     *               "sellUsd": 942389.6047,
                     *               "netUsd": 723909.6543
                     *             },
                     *             {
                     *               "time": 1795179600,
                     *               "buyUsd": 1663271.392,
                     *               "sellUsd": 939016.1056,
                     *               "netUsd": 724255.2862
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asOf": 1795176000,
                     *       "assumptions": [
                     *         "Constant prices.",
                     *         "No new or cancelled orders."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPressurePage"];
                };
            };
        };
    };
    getLimitDepth: {
        parameters: {
            query?: {
                /**
                 * @description Mint of the token that is bought or sold.
                 * @example So11111111111111111111111111111111111111112
                 */
                tokenMint?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Depth of open limit orders of a token, by distance from its price. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokenMint": "So11111111111111111111111111111111111111112",
                     *       "asOf": 1795176000,
                     *       "price": 179.616734,
                     *       "buckets": [
                     *         {
                     *           "buyUsd": 0,
                     *           "sellUsd": 0,
                     *           "buyOrders": 0,
                     *           "sellOrders": 0,
                     *           "fromPercent": -50,
                     *           "toPercent": -49,
                     *           "fromPrice": 89.808367
                     *         },
                     *         {
                     *           "buyUsd": 0,
                     *           "sellUsd": 0,
                     *           "buyOrders": 0,
                     *           "sellOrders": 0,
                     *           "fromPercent": -49,
                     *           "toPercent": -48,
                     *           "fromPrice": 91.60453434
                     *         }
                     *       ],
                     *       "below": {
                     *         "buyUsd": 0,
                     *         "sellUsd": 0,
                     *         "buyOrders": 0,
                     *         "sellOrders": 0
                     *       },
                     *       "above": {
                     *         "buyUsd": 0,
                     *         "sellUsd": 82528.52025,
                     *         "buyOrders": 0,
                     *         "sellOrders": 39
                     *       },
                     *       "unpricedOrders": 0,
                     *       "quoteOrders": 2072,
                     *       "orders": 3114
                     *     }
                     */
                    "application/json": components["schemas"]["LimitDepth"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "marketCap" | "updatedDate" | "dcaVolumePastDay" | "price" | "symbol";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Symbol, name or mint. Text after 100 characters is ignored.
                 * @example USDC
                 */
                search?: string;
                /**
                 * @description Only these mints, comma-separated, at most 100. Default: all tokens.
                 * @example So11111111111111111111111111111111111111112,EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMints?: string;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "tokenMint",
                 *       "name"
                 *     ]
                 */
                fields?: ("tokenMint" | "name" | "symbol" | "logoUrl" | "verified" | "imitates" | "decimals" | "price" | "marketCap" | "supply" | "updatedDate" | "dcaVolumePastDay" | "volume" | "uiMultiplier")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token database. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "name": "Wrapped SOL",
                     *           "symbol": "SOL",
                     *           "logoUrl": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 179.616734,
                     *           "marketCap": 97172653094,
                     *           "decimals": 9,
                     *           "supply": 541000000,
                     *           "updatedDate": 1795176000,
                     *           "dcaVolumePastDay": 96562780.45,
                     *           "volume": 141360670.5,
                     *           "uiMultiplier": 1
                     *         },
                     *         {
                     *           "tokenMint": "6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN",
                     *           "name": "OFFICIAL TRUMP",
                     *           "symbol": "TRUMP",
                     *           "logoUrl": "https://sextant.example/img/6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 10.682176,
                     *           "marketCap": 10682176000,
                     *           "decimals": 6,
                     *           "supply": 1000000000,
                     *           "updatedDate": 1795176000,
                     *           "dcaVolumePastDay": 43383.79434,
                     *           "volume": 642024.1112,
                     *           "uiMultiplier": 1
                     *         }
                     *       ],
                     *       "totalElements": 666,
                     *       "totalIsExact": true,
                     *       "totalPages": 333,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPage"];
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: {
                /** @description Venue of `volume`. Default: all four venues. */
                volumeType?: "dca" | "kamino" | "drift" | "jupiter_limit";
            };
            header?: never;
            path: {
                /**
                 * @description Mint address.
                 * @example EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v
                 */
                tokenMint: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "name": "USD Coin",
                     *       "symbol": "USDC",
                     *       "logoUrl": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *       "verified": true,
                     *       "imitates": null,
                     *       "price": 0.998317544,
                     *       "marketCap": 9783511931,
                     *       "decimals": 6,
                     *       "supply": 9800000000,
                     *       "updatedDate": 1795176000,
                     *       "dcaVolumePastDay": 93139870.66,
                     *       "volume": 97064198.43,
                     *       "uiMultiplier": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    listLatestCandles: {
        parameters: {
            query?: {
                /** @description Number of candles, including the current one. Fewer if the first price, or the start of your plan’s history, is more recent. */
                limit?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "time",
                 *       "open"
                 *     ]
                 */
                fields?: ("time" | "open" | "high" | "low" | "close" | "volume")[];
            };
            header?: never;
            path: {
                /**
                 * @description Mint address.
                 * @example So11111111111111111111111111111111111111112
                 */
                mint: string;
                /**
                 * @description Length of a candle.
                 * @example hour
                 */
                interval: "minute" | "hour" | "day" | "1m" | "1h" | "1d";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest candles of a token. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "time": 1795082400000,
                     *         "open": 180.625913,
                     *         "high": 181.611263,
                     *         "low": 180.143577,
                     *         "close": 181.192929,
                     *         "volume": null
                     *       },
                     *       {
                     *         "time": 1795086000000,
                     *         "open": 181.414844,
                     *         "high": 181.971956,
                     *         "low": 179.805631,
                     *         "close": 180.692863,
                     *         "volume": 2587076.635
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CandleList"];
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                /**
                 * @description Search text. Text after 100 characters is ignored.
                 * @example SOL
                 */
                q?: string;
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Only results of this type. */
                type?: "token" | "market" | "trader";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "type",
                 *       "tokenMint"
                 *     ]
                 */
                fields?: ("type" | "tokenMint" | "name" | "symbol" | "logoUrl" | "verified" | "imitates" | "price" | "dcaVolumePastDay" | "marketCap")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search: tokens by symbol, name or mint; markets by name; traders by address. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "type": "token",
                     *           "tokenMint": "So11111111111111111111111111111111111111112",
                     *           "name": "Wrapped SOL",
                     *           "symbol": "SOL",
                     *           "logoUrl": "https://sextant.example/img/So11111111111111111111111111111111111111112",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 179.616734,
                     *           "marketCap": 97172653094,
                     *           "dcaVolumePastDay": 96562780.45
                     *         },
                     *         {
                     *           "type": "token",
                     *           "tokenMint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "name": "USD Coin",
                     *           "symbol": "USDC",
                     *           "logoUrl": "https://sextant.example/img/EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "verified": true,
                     *           "imitates": null,
                     *           "price": 0.998317544,
                     *           "marketCap": 9783511931,
                     *           "dcaVolumePastDay": 93139870.66
                     *         }
                     *       ],
                     *       "totalElements": 666,
                     *       "totalIsExact": true,
                     *       "totalPages": 333,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResultPage"];
                };
            };
        };
    };
    getDashboardPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oracle prices of SOL-PERP and BTC-PERP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prices": [
                     *         {
                     *           "marketName": "SOL-PERP",
                     *           "lastOraclePrice": 179.616734,
                     *           "priceChange24Hour": -0.5824743065
                     *         },
                     *         {
                     *           "marketName": "BTC-PERP",
                     *           "lastOraclePrice": 125176.1673,
                     *           "priceChange24Hour": 0.758973953
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Prices"];
                };
            };
        };
    };
    listPerpMarkets: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "openInterestUsd" | "name" | "priceChange24Hour" | "recentVolume" | "lastFundingRate" | "lastOraclePrice" | "longShortRatio";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /** @description Listed markets only, or also markets in settlement and delisted markets. */
                filter?: "listed" | "all";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "name"
                 *     ]
                 */
                fields?: ("publicKey" | "name" | "baseAssetSymbol" | "marketIndex" | "status" | "statusName" | "isActive" | "isListed" | "openInterest" | "openInterestUsd" | "longInterest" | "shortInterest" | "lastOraclePrice" | "lastOraclePriceTime" | "lastOracleValid" | "lastFundingRate" | "avgFundingRate24Hour" | "lastFundingTime" | "nextFundingTime" | "priceChange24Hour" | "recentVolume" | "longShortRatio" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift perp markets. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "name": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "marketIndex": 0,
                     *           "status": 1,
                     *           "statusName": "Active",
                     *           "isActive": true,
                     *           "isListed": true,
                     *           "openInterest": 135301.592,
                     *           "openInterestUsd": 24302430.06,
                     *           "longInterest": 133322.712,
                     *           "shortInterest": 135301.592,
                     *           "lastOraclePrice": 179.616734,
                     *           "lastOraclePriceTime": 1795176000,
                     *           "lastOracleValid": true,
                     *           "lastFundingRate": 0.1350425045,
                     *           "avgFundingRate24Hour": 0.1250972268,
                     *           "lastFundingTime": 1795172400,
                     *           "nextFundingTime": 1795176000,
                     *           "priceChange24Hour": -0.5824743065,
                     *           "recentVolume": 41175451.18,
                     *           "longShortRatio": 0.9853743037,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "2UZMvVTBQR9yWxrEdzEQzXWE61bUjqQ5VpJAGqVb3B19",
                     *           "name": "BTC-PERP",
                     *           "baseAssetSymbol": "BTC",
                     *           "marketIndex": 1,
                     *           "status": 1,
                     *           "statusName": "Active",
                     *           "isActive": true,
                     *           "isListed": true,
                     *           "openInterest": 118.600927,
                     *           "openInterestUsd": 14846009.48,
                     *           "longInterest": 118.600927,
                     *           "shortInterest": 111.7419,
                     *           "lastOraclePrice": 125176.1673,
                     *           "lastOraclePriceTime": 1795175999,
                     *           "lastOracleValid": true,
                     *           "lastFundingRate": 0.1093066371,
                     *           "avgFundingRate24Hour": 0.09900372568,
                     *           "lastFundingTime": 1795172400,
                     *           "nextFundingTime": 1795176000,
                     *           "priceChange24Hour": 0.758973953,
                     *           "recentVolume": 20635310.49,
                     *           "longShortRatio": 1.061382767,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 70,
                     *       "totalIsExact": true,
                     *       "totalPages": 35,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpMarketPage"];
                };
            };
        };
    };
    getPerpStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Total volume, open interest and average funding of all listed Drift markets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalVolume": 108042364.7,
                     *       "totalOpenInterest": 71134784.85,
                     *       "avgFundingRate": 0.2291057314,
                     *       "weightedFundingRate": 0.1588774994,
                     *       "marketCount": 70,
                     *       "activeMarketCount": 69,
                     *       "marketsWithoutOpenInterest": 1,
                     *       "unlistedMarketCount": 2,
                     *       "uniqueTraders": 3468,
                     *       "totalPositions": 5972
                     *     }
                     */
                    "application/json": components["schemas"]["PerpStats"];
                };
            };
        };
    };
    getPerpAnalytics: {
        parameters: {
            query?: {
                /** @description Period of the fills. */
                period?: "1h" | "24h" | "7d" | "30d";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "marketIndex",
                 *       "publicKey"
                 *     ]
                 */
                fields?: ("marketIndex" | "publicKey" | "name" | "baseAssetSymbol" | "uniqueTraders" | "avgPositionSizeUsd" | "openInterest" | "openInterestUsd" | "longShortRatio" | "totalPositions" | "totalVolume" | "fills")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Volume and fills of each listed Drift market in a period, and its current participants. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "marketIndex": 0,
                     *         "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *         "name": "SOL-PERP",
                     *         "baseAssetSymbol": "SOL",
                     *         "uniqueTraders": 1095,
                     *         "avgPositionSizeUsd": 44063.3974,
                     *         "openInterest": 135301.592,
                     *         "openInterestUsd": 24302430.06,
                     *         "longShortRatio": 0.9853743037,
                     *         "totalPositions": 1095,
                     *         "totalVolume": 41183554.42,
                     *         "fills": 1949
                     *       },
                     *       {
                     *         "marketIndex": 1,
                     *         "publicKey": "2UZMvVTBQR9yWxrEdzEQzXWE61bUjqQ5VpJAGqVb3B19",
                     *         "name": "BTC-PERP",
                     *         "baseAssetSymbol": "BTC",
                     *         "uniqueTraders": 735,
                     *         "avgPositionSizeUsd": 39229.15953,
                     *         "openInterest": 118.600927,
                     *         "openInterestUsd": 14846009.48,
                     *         "longShortRatio": 1.061382767,
                     *         "totalPositions": 735,
                     *         "totalVolume": 20643195.05,
                     *         "fills": 1185
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PerpAnalytics"];
                };
            };
        };
    };
    getPerpMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A market: its account, index, name or base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One Drift perp market. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "name": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "marketIndex": 0,
                     *       "status": 1,
                     *       "statusName": "Active",
                     *       "isActive": true,
                     *       "isListed": true,
                     *       "openInterest": 135301.592,
                     *       "openInterestUsd": 24302430.06,
                     *       "longInterest": 133322.712,
                     *       "shortInterest": 135301.592,
                     *       "lastOraclePrice": 179.616734,
                     *       "lastOraclePriceTime": 1795176000,
                     *       "lastOracleValid": true,
                     *       "lastFundingRate": 0.1350425045,
                     *       "avgFundingRate24Hour": 0.1250972268,
                     *       "lastFundingTime": 1795172400,
                     *       "nextFundingTime": 1795176000,
                     *       "priceChange24Hour": -0.5824743065,
                     *       "recentVolume": 41175451.18,
                     *       "longShortRatio": 0.9853743037,
                     *       "slot": 385451998
                     *     }
                     */
                    "application/json": components["schemas"]["PerpMarket"];
                };
            };
        };
    };
    getPerpFunding: {
        parameters: {
            query?: {
                /** @description Period of the records. */
                hours?: number;
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, index, name or base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hourly funding of one Drift market, with averages and next funding time. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marketIndex": 0,
                     *       "publicKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "name": "SOL-PERP",
                     *       "lastFundingRate": 0.1350425045,
                     *       "lastFundingTime": 1795172400,
                     *       "nextFundingTime": 1795176000,
                     *       "avgFundingRate24Hour": 0.1256886207,
                     *       "avgFundingRate7Day": null,
                     *       "records": [
                     *         {
                     *           "time": 1795082427,
                     *           "fundingRate": 0.1367617826
                     *         },
                     *         {
                     *           "time": 1795086028,
                     *           "fundingRate": 0.1369500178
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PerpFunding"];
                };
            };
        };
    };
    listPerpTrades: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1, up to row 50,000. For older rows, or the whole list, use `after`. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description The `cursor` of the previous response. Continues after its last row at any depth, without gaps or duplicates while new rows arrive. Use it instead of `page`, with the same sort and filters; only `start` and `end` may change. */
                after?: string;
                /**
                 * @description A market by account, index, name or base symbol. Default: all markets.
                 * @example 0
                 */
                market?: string;
                /**
                 * @description Taker or maker: a wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                user?: string;
                /** @description Side of the taker. Fills of one side are searched in batches of 5,000: `page` covers only the latest batch; `after` continues with the next one. A page can therefore have fewer rows than `size`, or none, and still have a `cursor`. */
                side?: "buy" | "sell";
                /**
                 * @description Minimum value of a fill. These fills are searched in batches of 5,000: `page` covers only the latest batch; `after` continues with the next one. A page can therefore have fewer rows than `size`, or none, and still have a `cursor`.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "signature"
                 *     ]
                 */
                fields?: ("id" | "signature" | "marketIndex" | "marketKey" | "baseAssetSymbol" | "side" | "price" | "baseAssetAmount" | "quoteAssetAmount" | "oraclePrice" | "taker" | "maker" | "liquidation" | "time" | "slot")[];
                /**
                 * @description A revision, from `X-Data-Revision` or `revision` of an earlier response. Returns only the rows that changed since then, unfiltered and unsorted; other parameters are ignored. If `resync` is true, reload the whole list; the response is then always JSON.
                 * @example 1234
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift perp fills within your plan’s history, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS:log:5",
                     *           "signature": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "baseAssetSymbol": "SOL",
                     *           "side": "buy",
                     *           "price": 179.606071,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.995067,
                     *           "oraclePrice": 179.578937,
                     *           "taker": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "maker": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "time": 1795175983,
                     *           "slot": 385451959
                     *         },
                     *         {
                     *           "id": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC:log:5",
                     *           "signature": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "baseAssetSymbol": "SOL",
                     *           "side": "buy",
                     *           "price": 179.603732,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.891248,
                     *           "oraclePrice": 179.584595,
                     *           "taker": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "maker": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "time": 1795175982,
                     *           "slot": 385451956
                     *         }
                     *       ],
                     *       "totalElements": 9481,
                     *       "totalIsExact": true,
                     *       "totalPages": 4741,
                     *       "page": 1,
                     *       "size": 2,
                     *       "cursor": "WyJ0aW1lIiwiZGVzYyIsMTc5NTE3NTk4MiwzODU0NTE5NTYsNSwiMjRYZWVBakJhVUdLbzRSQXhjRndHRWJhNzIyMUtLaUxnUmMyaGdMM0VUVFo4WXZyRkJvTVpzdVh4ODhvMWQzNE5GVXBGNU5TbnFUcHFrUkIyREZYbVZmQyIsImRyaWZ0LnRyYWRlczptc3VxIl0"
                     *     }
                     */
                    "application/json": components["schemas"]["PerpTradePage"];
                };
            };
        };
    };
    listPositionRecords: {
        parameters: {
            query?: {
                /** @description Maximum number of records. */
                limit?: number;
                /** @description Minimum position size after the fill. */
                minSizeNotional?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "authority"
                 *     ]
                 */
                fields?: ("id" | "authority" | "time" | "marketIndex" | "positionSide" | "sizeNotional" | "settledPnl" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest Drift position records, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0:25260979643986:m",
                     *         "authority": "DrzjvJLFpch6ixAqSXYb3tY6ZEq5pDdmjthn76ohKk6A",
                     *         "time": 1795175983000,
                     *         "marketIndex": 0,
                     *         "positionSide": "short",
                     *         "sizeNotional": 15730.4,
                     *         "settledPnl": 2285.36,
                     *         "slot": 385451959
                     *       },
                     *       {
                     *         "id": "0:25260979643986:t",
                     *         "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *         "time": 1795175983000,
                     *         "marketIndex": 0,
                     *         "positionSide": "long",
                     *         "sizeNotional": 193655.77,
                     *         "settledPnl": 280.84,
                     *         "slot": 385451959
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PositionHistory"];
                };
            };
        };
    };
    listTopPerpPositions: {
        parameters: {
            query?: {
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description Number of positions.
                 * @example 20
                 */
                limit: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Largest open Drift positions, in USD. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "publicKey": "46iwY4bwWSpRCiDEmdfjC3of5WZrW5Jc9Nc4jAodVUgh",
                     *         "authority": "HdmZm58fb7kLgd4KELgELEeVGQsiF67AasMLjuT9hDVg",
                     *         "subAccountId": 0,
                     *         "marketIndex": 2,
                     *         "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *         "marketName": "ETH-PERP",
                     *         "baseAssetSymbol": "ETH",
                     *         "positionSide": "long",
                     *         "baseAssetAmount": 241.36126,
                     *         "sizeNotional": 897396.9736,
                     *         "entryPrice": 3733.589646,
                     *         "breakEvenPrice": 3735.456441,
                     *         "lastOraclePrice": 3718.065499,
                     *         "unrealizedPnl": -3746.927712,
                     *         "unsettledFunding": -64.18833998,
                     *         "settledPnl": 955.103501,
                     *         "openOrders": 0,
                     *         "slot": 385451998
                     *       },
                     *       {
                     *         "publicKey": "EaA7maYz96tfUwBghLWkeQvwwSAuQWY91LwreBvK6Ft7",
                     *         "authority": "BVMryJpeSmnFyfEgcJvt19YqfcBVPPfMEG7Vk9gnCbKr",
                     *         "subAccountId": 0,
                     *         "marketIndex": 2,
                     *         "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *         "marketName": "ETH-PERP",
                     *         "baseAssetSymbol": "ETH",
                     *         "positionSide": "short",
                     *         "baseAssetAmount": 241.10917,
                     *         "sizeNotional": 896459.6865,
                     *         "entryPrice": 3733.418674,
                     *         "breakEvenPrice": 3731.551965,
                     *         "lastOraclePrice": 3718.065499,
                     *         "unrealizedPnl": 3701.791279,
                     *         "unsettledFunding": 64.12129841,
                     *         "settledPnl": -373.73176,
                     *         "openOrders": 0,
                     *         "slot": 385451998
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PerpPositionList"];
                };
            };
        };
    };
    listMarketPerpPositions: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "sizeNotional";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, index, name or base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open positions in one Drift market, largest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "GX7oGaKBUa55aWh9me9BVPoRA4TSdDafNYrW7exDiS6E",
                     *           "authority": "9YYKab4fd3qrwRA8MQwZGynJwfuwf7Fw6zRLfmk865Dm",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 4884.71,
                     *           "sizeNotional": 877375.6567,
                     *           "entryPrice": 179.949051,
                     *           "breakEvenPrice": 179.8590765,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": 1395.378301,
                     *           "unsettledFunding": 71.04116578,
                     *           "settledPnl": -1567.402273,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "HvDefuZQHR916Hcx4pDazXbgngMxAPAct2EujYhnDmaD",
                     *           "authority": "77W73RdoUrtZkLqqaFpdm64y62Pd6rjgFBZF6sWM7mLX",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 4587.815,
                     *           "sizeNotional": 824048.3465,
                     *           "entryPrice": 177.92487,
                     *           "breakEvenPrice": 177.8359076,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -8107.610642,
                     *           "unsettledFunding": 227.0689807,
                     *           "settledPnl": -731.010882,
                     *           "openOrders": 1,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 1095,
                     *       "totalIsExact": true,
                     *       "totalPages": 548,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpPositionPage"];
                };
            };
        };
    };
    listUserPerpPositions: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "sizeNotional";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "positionSide" | "baseAssetAmount" | "sizeNotional" | "entryPrice" | "breakEvenPrice" | "lastOraclePrice" | "unrealizedPnl" | "unsettledFunding" | "settledPnl" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift positions of a wallet or of one of its User accounts, largest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "long",
                     *           "baseAssetAmount": 1078.388,
                     *           "sizeNotional": 193696.5305,
                     *           "entryPrice": 181.6165565,
                     *           "breakEvenPrice": 181.7073648,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -2156.584628,
                     *           "unsettledFunding": 0,
                     *           "settledPnl": 93.614478,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 4,
                     *           "marketKey": "2QeqpeJUVo2LBWNELRfcBwJgrNoxJQSd7gokcaM5nvaa",
                     *           "marketName": "1MBONK-PERP",
                     *           "baseAssetSymbol": "1MBONK",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 30.43,
                     *           "sizeNotional": 493.3943631,
                     *           "entryPrice": 16.40581699,
                     *           "breakEvenPrice": 16.3976141,
                     *           "lastOraclePrice": 16.214077,
                     *           "unrealizedPnl": 5.83464789,
                     *           "unsettledFunding": 0.5349968593,
                     *           "settledPnl": 113.921834,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpPositionPage"];
                };
            };
        };
    };
    listMarketSpotBalances: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "valueUsd" | "slot";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /** @description Only deposits, or only borrows. */
                side?: "deposit" | "borrow";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "userAccount",
                 *       "authority"
                 *     ]
                 */
                fields?: ("userAccount" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "symbol" | "mint" | "side" | "balance" | "balanceRaw" | "valueUsd" | "lastOraclePrice" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A spot market: its account, index, symbol or mint.
                 * @example USDC
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deposits and borrows in one Drift spot market, largest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "userAccount": "7r8nVFmRMKDPjKHXLW8Q9KmVvfN15tbMJrxbAFWeSomH",
                     *           "authority": "4njDCPGRbPFTMkGrGY9S5hXJf4QTTWGM1JAfVSUXs6zg",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 854138.6631,
                     *           "balanceRaw": "854138663064",
                     *           "valueUsd": 852702.0018,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "3y1326m2udWHgfNHRSKuj96qQoAqmYQ26pVSnNEzSNVJ",
                     *           "authority": "47LY1fdn4x3d3Bvq3hRNxBZdUFrC9n2C6FViaxJE8iVa",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 533959.5407,
                     *           "balanceRaw": "533959540653",
                     *           "valueUsd": 533061.4207,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 3879,
                     *       "totalIsExact": true,
                     *       "totalPages": 1940,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SpotBalancePage"];
                };
            };
        };
    };
    listUserSpotBalances: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "valueUsd" | "slot";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /** @description Only deposits, or only borrows. */
                side?: "deposit" | "borrow";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "userAccount",
                 *       "authority"
                 *     ]
                 */
                fields?: ("userAccount" | "authority" | "subAccountId" | "marketIndex" | "marketKey" | "symbol" | "mint" | "side" | "balance" | "balanceRaw" | "valueUsd" | "lastOraclePrice" | "openOrders" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift deposits and borrows of a wallet or of one of its User accounts, largest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 6,
                     *           "marketKey": "6Aq7WBtsZVyumcRxpAoKNyWb97gAzp3be2LeQ9yE6SVX",
                     *           "symbol": "JitoSOL",
                     *           "mint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "side": "deposit",
                     *           "balance": 27.85238084,
                     *           "balanceRaw": "27852380839",
                     *           "valueUsd": 6174.083161,
                     *           "lastOraclePrice": 221.671648,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 4691.409256,
                     *           "balanceRaw": "4691409256",
                     *           "valueUsd": 4683.518306,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SpotBalancePage"];
                };
            };
        };
    };
    listPerpOrders: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Only this direction. */
                side?: "long" | "short";
                /**
                 * @description Minimum order value.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift orders in all perp markets, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "6u7kXEuXf9SCyG5ZZz9mxkDHfMb7p3CPXa5TDEwhhGPB:85451932",
                     *           "orderId": 85451932,
                     *           "userPublicKey": "G3CxNmXd6Kc5HnTp7iZXjCENU63ZhxffrNnsWgbA6k5p",
                     *           "userAccount": "6u7kXEuXf9SCyG5ZZz9mxkDHfMb7p3CPXa5TDEwhhGPB",
                     *           "marketIndex": 24,
                     *           "marketKey": "8DdB5hHSZtPT3oqbsiHUytCrrodApNC31k3MuZhxJH61",
                     *           "marketName": "JUP-PERP",
                     *           "baseAssetSymbol": "JUP",
                     *           "orderType": "trigger_market",
                     *           "direction": 1,
                     *           "baseAssetAmount": 11175.4,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": null,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 5870.191761,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": 0.51014,
                     *           "triggersAbove": false,
                     *           "lastOraclePrice": 0.525278,
                     *           "reduceOnly": true,
                     *           "postOnly": false,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795175972,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "id": "H3RX7aC8Sboy8gLxo9vW3r7ATrterxcdcXF36H1XdF1J:85451856",
                     *           "orderId": 85451856,
                     *           "userPublicKey": "6HEPDBfM6nHbx9aNke7efCmZjUDQzB5T8fR7ymic9Yih",
                     *           "userAccount": "H3RX7aC8Sboy8gLxo9vW3r7ATrterxcdcXF36H1XdF1J",
                     *           "marketIndex": 16,
                     *           "marketKey": "3a7HAEqxzwvJEAViYKhDtHk85mrFf1dU2HCsffgXxUj8",
                     *           "marketName": "LINK-PERP",
                     *           "baseAssetSymbol": "LINK",
                     *           "orderType": "limit",
                     *           "direction": 1,
                     *           "baseAssetAmount": 915.56,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 19.471,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 17826.86876,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 19.213396,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": 1795601758,
                     *           "createdAt": 1795175942,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 2526,
                     *       "totalIsExact": true,
                     *       "totalPages": 1263,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    listMarketPerpOrders: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Only this direction. */
                side?: "long" | "short";
                /**
                 * @description Minimum order value.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A market: its account, index, name or base symbol.
                 * @example SOL-PERP
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open orders in one Drift market, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "CXpWACrj9ALE8gvr53romTjtGVm3K1HoLBjhED5gLRtX:85450758",
                     *           "orderId": 85450758,
                     *           "userPublicKey": "CQbJnFG7aqbf89d49MTeBePBYdh8rc7ncg4gNHd5SgEZ",
                     *           "userAccount": "CXpWACrj9ALE8gvr53romTjtGVm3K1HoLBjhED5gLRtX",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "orderType": "trigger_market",
                     *           "direction": 0,
                     *           "baseAssetAmount": 12.171,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": null,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 2186.11527,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": 178.04,
                     *           "triggersAbove": false,
                     *           "lastOraclePrice": 179.616734,
                     *           "reduceOnly": true,
                     *           "postOnly": false,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795175503,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "id": "vHrMzhdGHhyVoQhwHdLoaPzgRBBB95onPU2QroKK3hN:85450343",
                     *           "orderId": 85450343,
                     *           "userPublicKey": "DXiQpvDCJpXGxzgAvai36gJwHNLqEjYohaeLKgzgnYf",
                     *           "userAccount": "vHrMzhdGHhyVoQhwHdLoaPzgRBBB95onPU2QroKK3hN",
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "orderType": "limit",
                     *           "direction": 1,
                     *           "baseAssetAmount": 55.559,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 189.63,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 10535.65317,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 179.616734,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": 1795468608,
                     *           "createdAt": 1795175337,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 572,
                     *       "totalIsExact": true,
                     *       "totalPages": 286,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    listUserPerpOrders: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Only this direction. */
                side?: "long" | "short";
                /**
                 * @description Minimum order value.
                 * @example 1000
                 */
                minAmountUsd?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "orderId"
                 *     ]
                 */
                fields?: ("id" | "orderId" | "userPublicKey" | "userAccount" | "marketIndex" | "marketKey" | "marketName" | "baseAssetSymbol" | "orderType" | "direction" | "baseAssetAmount" | "baseAssetAmountFilled" | "quoteAssetAmountFilled" | "price" | "fillPercentage" | "amountUsd" | "oraclePriceOffset" | "triggerPrice" | "triggersAbove" | "lastOraclePrice" | "reduceOnly" | "postOnly" | "immediateOrCancel" | "expiredAt" | "createdAt" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A wallet, or one of its User accounts.
                 * @example CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open Drift orders of a wallet or of one of its User accounts, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG:85284253",
                     *           "orderId": 85284253,
                     *           "userPublicKey": "HvTm8vm6hW1qJQyCvPLXtpNGE94SQYgGZZ7hHmHZrsSP",
                     *           "userAccount": "CA6cv9TKajS6XXhBafJTHuF4Zm6fvQPGXbDchLYcakrG",
                     *           "marketIndex": 2,
                     *           "marketKey": "25Eax9W8SA3wpCQFhJEGyHhQ2NDHEshZEDzyMNtthR8D",
                     *           "marketName": "ETH-PERP",
                     *           "baseAssetSymbol": "ETH",
                     *           "orderType": "limit",
                     *           "direction": 0,
                     *           "baseAssetAmount": 1.4218,
                     *           "baseAssetAmountFilled": 0,
                     *           "quoteAssetAmountFilled": 0,
                     *           "price": 3493,
                     *           "fillPercentage": 0,
                     *           "amountUsd": 4966.3474,
                     *           "oraclePriceOffset": null,
                     *           "triggerPrice": null,
                     *           "triggersAbove": null,
                     *           "lastOraclePrice": 3718.065499,
                     *           "reduceOnly": false,
                     *           "postOnly": true,
                     *           "immediateOrCancel": false,
                     *           "expiredAt": null,
                     *           "createdAt": 1795108901,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 1,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderPage"];
                };
            };
        };
    };
    getPerpOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A Drift order: its User account and its order number there, `{userAccount}:{orderId}`.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One Drift order, open or closed, while retained. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952",
                     *       "orderId": 85451952,
                     *       "userPublicKey": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *       "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *       "marketIndex": 0,
                     *       "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *       "marketName": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "orderType": "market",
                     *       "direction": 0,
                     *       "baseAssetAmount": 88.772,
                     *       "baseAssetAmountFilled": 88.772,
                     *       "quoteAssetAmountFilled": 15943.88631,
                     *       "price": null,
                     *       "fillPercentage": 100,
                     *       "amountUsd": null,
                     *       "oraclePriceOffset": null,
                     *       "triggerPrice": null,
                     *       "triggersAbove": null,
                     *       "lastOraclePrice": null,
                     *       "reduceOnly": false,
                     *       "postOnly": false,
                     *       "immediateOrCancel": false,
                     *       "expiredAt": null,
                     *       "createdAt": 1795175980,
                     *       "slot": 385451959,
                     *       "status": "completed",
                     *       "averagePrice": 179.6049015,
                     *       "closedAt": 1795175983
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderDetail"];
                };
            };
        };
    };
    listPerpOrderFills: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "id",
                 *       "signature"
                 *     ]
                 */
                fields?: ("id" | "signature" | "time" | "role" | "price" | "baseAssetAmount" | "quoteAssetAmount" | "fee" | "oraclePrice" | "counterparty" | "liquidation" | "slot")[];
            };
            header?: never;
            path: {
                /**
                 * @description A Drift order: its User account and its order number there, `{userAccount}:{orderId}`.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm:85451952
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fills of one Drift order, newest first. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalElements": 2,
                     *       "totalIsExact": true,
                     *       "totalPages": 1,
                     *       "page": 1,
                     *       "size": 2,
                     *       "content": [
                     *         {
                     *           "id": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS:log:5",
                     *           "signature": "3LyZj4W3r4aqySC9nuQBkdeVP4gvu7zEwuiCCHiU2RV6mjHgY2hahkn4QZNdjePdFCDfMUMza4rcu9jHL2cjU8dS",
                     *           "time": 1795175983,
                     *           "role": "taker",
                     *           "price": 179.606071,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.995067,
                     *           "fee": 3.985997,
                     *           "oraclePrice": 179.578937,
                     *           "counterparty": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "slot": 385451959
                     *         },
                     *         {
                     *           "id": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC:log:5",
                     *           "signature": "24XeeAjBaUGKo4RAxcFwGEba7221KKiLgRc2hgL3ETTZ8YvrFBoMZsuXx88o1d34NFUpF5NSnqTpqkRB2DFXmVfC",
                     *           "time": 1795175982,
                     *           "role": "taker",
                     *           "price": 179.603732,
                     *           "baseAssetAmount": 44.386,
                     *           "quoteAssetAmount": 7971.891248,
                     *           "fee": 3.985945,
                     *           "oraclePrice": 179.584595,
                     *           "counterparty": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "liquidation": false,
                     *           "slot": 385451956
                     *         }
                     *       ],
                     *       "marketIndex": 0,
                     *       "marketName": "SOL-PERP",
                     *       "baseAssetSymbol": "SOL",
                     *       "isComplete": true
                     *     }
                     */
                    "application/json": components["schemas"]["PerpOrderFillPage"];
                };
            };
        };
    };
    listActivePerpAccounts: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page?: number;
                /** @description Rows per page. */
                size?: number;
                /** @description Sort field. */
                sortField?: "lastActiveSlot" | "positionsUsd" | "settledPnl";
                /** @description Sort order: ascending or descending. */
                sortOrder?: "asc" | "desc";
                /**
                 * @description Return only these fields of each row, comma-separated. Their order is the order of CSV columns and JSON keys. Default: all fields. Rows then contain exactly these fields, even if their schema lists others as `required`; the page object around them is unchanged.
                 * @example [
                 *       "publicKey",
                 *       "authority"
                 *     ]
                 */
                fields?: ("publicKey" | "authority" | "subAccountId" | "name" | "flags" | "openPositions" | "openOrders" | "positionsUsd" | "totalDeposits" | "totalWithdraws" | "settledPnl" | "cumulativeFunding" | "lastActiveSlot" | "idle" | "updatedAt" | "slot")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drift User accounts with an open position or order. Also available as CSV and NDJSON: see `format`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "publicKey": "EYYJwHvS3gMFdKcg7W4nRqzmaW6vf4tH5xCgV3WkcVPr",
                     *           "authority": "DrzjvJLFpch6ixAqSXYb3tY6ZEq5pDdmjthn76ohKk6A",
                     *           "subAccountId": 0,
                     *           "name": "Main Account",
                     *           "flags": [],
                     *           "openPositions": 3,
                     *           "openOrders": 0,
                     *           "positionsUsd": 24944.84026,
                     *           "totalDeposits": 16466.82409,
                     *           "totalWithdraws": 1187.566424,
                     *           "settledPnl": 2285.364007,
                     *           "cumulativeFunding": -34.246075,
                     *           "lastActiveSlot": 385451959,
                     *           "idle": false,
                     *           "updatedAt": 1795175999,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "name": "Main Account",
                     *           "flags": [],
                     *           "openPositions": 2,
                     *           "openOrders": 0,
                     *           "positionsUsd": 194189.9249,
                     *           "totalDeposits": 12140.53504,
                     *           "totalWithdraws": 1034.631271,
                     *           "settledPnl": 280.843436,
                     *           "cumulativeFunding": -574.908409,
                     *           "lastActiveSlot": 385451959,
                     *           "idle": false,
                     *           "updatedAt": 1795175999,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "totalElements": 3642,
                     *       "totalIsExact": true,
                     *       "totalPages": 1821,
                     *       "page": 1,
                     *       "size": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PerpAccountPage"];
                };
            };
        };
    };
    getPerpAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A Drift User account.
                 * @example Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One Drift User account with its positions, open orders and balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *       "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *       "subAccountId": 0,
                     *       "name": "Main Account",
                     *       "flags": [],
                     *       "openPositions": 2,
                     *       "openOrders": 0,
                     *       "positionsUsd": 194189.9249,
                     *       "totalDeposits": 12140.53504,
                     *       "totalWithdraws": 1034.631271,
                     *       "settledPnl": 280.843436,
                     *       "cumulativeFunding": -574.908409,
                     *       "lastActiveSlot": 385451959,
                     *       "idle": false,
                     *       "updatedAt": 1795175999,
                     *       "slot": 385451998,
                     *       "positions": [
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W",
                     *           "marketName": "SOL-PERP",
                     *           "baseAssetSymbol": "SOL",
                     *           "positionSide": "long",
                     *           "baseAssetAmount": 1078.388,
                     *           "sizeNotional": 193696.5305,
                     *           "entryPrice": 181.6165565,
                     *           "breakEvenPrice": 181.7073648,
                     *           "lastOraclePrice": 179.616734,
                     *           "unrealizedPnl": -2156.584628,
                     *           "unsettledFunding": 0,
                     *           "settledPnl": 93.614478,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "publicKey": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 4,
                     *           "marketKey": "2QeqpeJUVo2LBWNELRfcBwJgrNoxJQSd7gokcaM5nvaa",
                     *           "marketName": "1MBONK-PERP",
                     *           "baseAssetSymbol": "1MBONK",
                     *           "positionSide": "short",
                     *           "baseAssetAmount": 30.43,
                     *           "sizeNotional": 493.3943631,
                     *           "entryPrice": 16.40581699,
                     *           "breakEvenPrice": 16.3976141,
                     *           "lastOraclePrice": 16.214077,
                     *           "unrealizedPnl": 5.83464789,
                     *           "unsettledFunding": 0.5349968593,
                     *           "settledPnl": 113.921834,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ],
                     *       "orders": [],
                     *       "spotBalances": [
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 6,
                     *           "marketKey": "6Aq7WBtsZVyumcRxpAoKNyWb97gAzp3be2LeQ9yE6SVX",
                     *           "symbol": "JitoSOL",
                     *           "mint": "J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn",
                     *           "side": "deposit",
                     *           "balance": 27.85238084,
                     *           "balanceRaw": "27852380839",
                     *           "valueUsd": 6174.083161,
                     *           "lastOraclePrice": 221.671648,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         },
                     *         {
                     *           "userAccount": "Hvx5nn7ekbqsck7xdoGxSuD9AT12DvVJz1YHFh2JWzpm",
                     *           "authority": "3gctHASKgNUkQKxagQG3RBNTXT7Mk3BXjYtGt1xyYntx",
                     *           "subAccountId": 0,
                     *           "marketIndex": 0,
                     *           "marketKey": "6gMq3mRCKf8aP3ttTyYhuijVZ2LGi14oDsBbkgubfLB3",
                     *           "symbol": "USDC",
                     *           "mint": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
                     *           "side": "deposit",
                     *           "balance": 4691.409256,
                     *           "balanceRaw": "4691409256",
                     *           "valueUsd": 4683.518306,
                     *           "lastOraclePrice": 0.998318,
                     *           "openOrders": 0,
                     *           "slot": 385451998
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PerpAccount"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status of each data source, measured uptime and incidents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "operational",
                     *       "uptimePercent": 99.99768519,
                     *       "measuredSince": 1792584000,
                     *       "eventsPerSecond": 125,
                     *       "failuresPerMinute": 0,
                     *       "quarantinedPerMinute": 0,
                     *       "sources": [
                     *         {
                     *           "source": "accounts:drift-perps",
                     *           "state": "live",
                     *           "isVital": true,
                     *           "lastSlot": 385451998,
                     *           "lagSlots": 0,
                     *           "dataTime": 1795175999,
                     *           "heardAt": 1795176000,
                     *           "detail": null,
                     *           "eventsPerSecond": 15,
                     *           "unreadableTransactions": null,
                     *           "uptimePercent": 99.99768519
                     *         },
                     *         {
                     *           "source": "accounts:jupiter-dca",
                     *           "state": "live",
                     *           "isVital": true,
                     *           "lastSlot": 385451998,
                     *           "lagSlots": 0,
                     *           "dataTime": 1795175999,
                     *           "heardAt": 1795176000,
                     *           "detail": null,
                     *           "eventsPerSecond": 15,
                     *           "unreadableTransactions": null,
                     *           "uptimePercent": 99.99768519
                     *         }
                     *       ],
                     *       "incidents": [
                     *         {
                     *           "startedAt": 1795168740,
                     *           "endedAt": 1795168800,
                     *           "sources": [
                     *             "accounts:drift-perps",
                     *             "accounts:jupiter-dca"
                     *           ],
                     *           "detail": "The connection to the node was lost."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Status"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your plan, including this request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "free",
                     *       "ratePerSecond": 1,
                     *       "burst": 5,
                     *       "remaining": 4,
                     *       "resetSeconds": 1,
                     *       "historyDays": 31,
                     *       "earliestAllowed": 1792497600,
                     *       "streams": {
                     *         "limit": 1,
                     *         "open": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
        };
    };
    openStream: {
        parameters: {
            query?: {
                /**
                 * @description Topics, comma-separated. Default: all topics.
                 * @example [
                 *       "prices",
                 *       "dca"
                 *     ]
                 */
                topics?: ("prices" | "dca" | "limit" | "kamino" | "drift.trades" | "drift.positions" | "market_stats")[];
                /**
                 * @description Same, for clients that can’t set headers. Also accepts the spellings of EventSource polyfills (`Last-Event-ID`, `last_event_id`). The `Last-Event-ID` header takes precedence.
                 * @example 123456
                 */
                lastEventId?: string;
            };
            header?: {
                /**
                 * @description Id of the last received event: the stream resumes after it. If the id is invalid or too old, topics send `resync: true`: reload the lists.
                 * @example 123456
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events (`text/event-stream`). The schema describes one event: the fields `event` and `id`, and the field `data` parsed as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
