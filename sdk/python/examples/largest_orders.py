"""Prints the largest active DCA orders, then the next two events of the stream."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from sextant import Sextant  # noqa: E402

sextant = Sextant(os.environ.get("SEXTANT_URL", "http://localhost:3000"), os.environ.get("SEXTANT_API_KEY"))

page = sextant.get("/api/dca/all", filter="active", sortField="amountUsd", sortOrder="desc", size=5)
print(f"{page['totalElements']} active DCA orders")
for order in page["content"]:
    worth = "unknown worth" if order["amountUsd"] is None else f"${order['amountUsd']:,.2f}"
    print(f"{order['inputTokenSymbol'] or '?'} → {order['outputTokenSymbol'] or '?'}: {worth}")

for number, event in enumerate(sextant.stream(["prices"]), start=1):
    print(event.topic)
    if number == 2:
        break
