"""What lies beside the books: pencils, sheets, a carton, and the shelf they stand on. Every measure in centimeters."""
import math

import bmesh
from mathutils import Matrix

from workbench import add, extrude, leaves, material, oak, plain, round_off


def sharpen(pencil):
    """A pencil that lies on the table, its point to the right."""
    length, radius, point = pencil["length"], 0.36, 1.5
    wood = material("wood", "#f0dcb6", roughness=0.8)
    lacquer = material("lacquer", pencil["color"], roughness=0.3)
    along = Matrix.Rotation(math.radians(90), 4, "Y")
    shapes = (
        (radius, radius, length - point, 0, lacquer),
        (radius, 0.11, point * 0.7, length - point, wood),
        (0.11, 0.015, point * 0.3, length - point * 0.3, lacquer),
    )
    parts = []
    for low, high, long, start, kind in shapes:
        build = lambda built: bmesh.ops.create_cone(
            built,
            cap_ends=True,
            segments=6,
            radius1=low,
            radius2=high,
            depth=long,
            matrix=Matrix.Translation((start + long / 2, 0, 0)) @ along,
        )
        made = add("pencil", build, [kind])
        # What is cut tapers in one line from the wood to the lead.
        if low == high:
            round_off(made, 0.04)
        parts.append(made)
    return parts


def lay_sheets(pile):
    """Paper on the table: a printed sheet, or a pile of them, `thick` high, whose uppermost lie a little askew. What has a
    `color` is one stiff thing instead, of that color at its sides: an envelope, a card, a cassette."""
    width, height = pile["width"], pile["height"]
    thick, color = pile.get("thick", 0), pile.get("color")
    paper = material("paper", "#fdfaf2", roughness=0.9)
    parts = []
    if thick:
        outline = [(0, 0, 0, plain), (width, 0, 0, plain), (width, height, 0, plain), (0, height, 0, plain)]
        sides = material("sides", color, roughness=0.5) if color else leaves(2)
        parts.append(add("pile", extrude(outline, 0, thick, True), [sides]))
    printed = material("printed", picture=pile["print"], roughness=0.9)
    lay = lambda at: (at.x / width, at.z / height)
    askew = ((0, 0, 0), (0.28, -0.16, 1.1), (-0.22, 0.2, -0.8)) if thick and not color else ((0, 0, 0),)
    for place, (right, up, turn) in enumerate(askew):
        # Seen from its foot: an edge of each lifts a little.
        lift = 0 if color else 0.5 if place == 0 else 0.2
        curve = [(width * step / 24, lift * (step / 24) ** 5) for step in range(25)]
        sheet = add(
            "sheet",
            extrude([(x, -z, 0, lay) for x, z in curve], 0, height, False),
            [printed if place == 0 else paper],
        )
        solid = sheet.modifiers.new("paper", "SOLIDIFY")
        solid.thickness = 0.02
        lying = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))
        level = thick + (0.02 if color else 0.12 - 0.04 * place)
        sheet.matrix_world = (
            Matrix.Translation((right, up, level)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ lying
        )
        sheet.data.use_auto_smooth = True
        parts.append(sheet)
    return parts


def box(name, corner, measures, kinds):
    (x, y, z), (width, depth, height) = corner, measures
    outline = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    made = add(name, extrude([(*at, 0, plain) for at in outline], z, z + height, True), kinds)
    round_off(made, 0.04)
    return made


def fold_carton(carton):
    """An open carton as wide, deep and high as what it holds: its front flap is cut off, the others are turned out."""
    width, depth, height = carton["width"], carton["depth"], carton["high"]
    board = 0.45
    kraft = material("kraft", carton["color"], roughness=0.95, grain=0.1)
    parts = [
        box("floor", (0, 0, 0), (width, depth, board), [kraft]),
        box("front", (0, 0, 0), (width, board, height), [kraft]),
        box("rear", (0, depth - board, 0), (width, board, height), [kraft]),
        box("left", (0, board, 0), (board, depth - 2 * board, height), [kraft]),
        box("right", (width - board, board, 0), (board, depth - 2 * board, height), [kraft]),
    ]
    long = depth * 0.44
    for x, y, turn, wide, droop in (
        (0, depth, 0, width, 20),
        (0, 0, 90, depth, 28),
        (width, depth, -90, depth, 34),
    ):
        flap = box("flap", (0, 0, -board), (wide, long, board), [kraft])
        flap.matrix_world = (
            Matrix.Translation((x, y, height))
            @ Matrix.Rotation(math.radians(turn), 4, "Z")
            @ Matrix.Rotation(math.radians(-droop), 4, "X")
        )
        parts.append(flap)
    wide, high = carton["label"]
    label = material("label", picture=carton["print"], roughness=0.9)
    left, foot = (width - wide) / 2, (height - high) / 2 - 0.4
    lay = lambda at: ((at.x - left) / wide, (at.z - foot) / high)
    parts.append(
        add("label", extrude([(left + wide, -0.06, 0, lay), (left, -0.06, 0, lay)], foot, foot + high, False), [label])
    )
    return parts


def put_up_shelf(shelf):
    """A board that books stand on: its upper side is the table's height."""
    made = box(
        "shelf",
        (shelf["from"], shelf["front"], -shelf["thick"]),
        (shelf["to"] - shelf["from"], shelf["wall"] - shelf["front"], shelf["thick"]),
        [oak(shelf["color"])],
    )
    return [made]
